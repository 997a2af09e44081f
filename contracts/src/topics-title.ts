import type { LibraryTopics } from './evidence.ts';

/** What the topics are to the question. Free of zod. */
export const topicsTitle = ({ are_near }: LibraryTopics): string =>
  are_near ? 'Nearest topics in the library' : 'Commonest topics in the library';
