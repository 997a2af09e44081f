import { splitTags, type TaggedText } from '@sextant/markdown/tags';
import type { ReactNode } from 'react';
import type { WordsProps } from './extensions.ts';

const shown = (pieces: readonly TaggedText[]): ReactNode[] =>
  pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { tag: Tag, pieces: within } = piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move; text only grows at its end.
    return Tag === 'br' ? <br key={index} /> : <Tag key={index}>{shown(within)}</Tag>;
  });

/** Words with tags of HTML, as they are meant: raised and lowered letters, new lines. */
const TaggedWords = ({ text }: WordsProps) => shown(splitTags(text));
export default TaggedWords;
