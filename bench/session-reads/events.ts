import { type Coding, codings, streamOf, type World } from './world.ts';

export interface StreamSize {
  coding: Coding;
  bytes: number;
  /** How many events of each type and how long they are, where they could be read. */
  types: { type: string; count: number; characters: number }[];
}

/** The event stream of one question, asked anew in each coding. */
export async function measureEvents(
  { answerWith, headersOf, question, server }: World,
  { only = codings }: { only?: readonly Coding[] } = {},
  onSize: (size: StreamSize) => void = () => {},
): Promise<StreamSize[]> {
  const headers = await headersOf('reads@example.org');
  const sizes: StreamSize[] = [];
  for (const coding of only) {
    // About as long as engines take for it.
    answerWith(question, 40);
    const { bytes, text } = await streamOf(
      server.url,
      { ...headers, 'accept-encoding': coding },
      question.question,
    );
    const events = Map.groupBy(
      text.split('\n\n').filter((event) => event.startsWith('event: ')),
      (event) => event.slice('event: '.length, event.indexOf('\n')),
    );
    const types = [...events].map(([type, all]) => ({
      type,
      count: all.length,
      characters: all.join('').length,
    }));
    sizes.push({ coding, bytes, types });
    onSize({ coding, bytes, types });
  }
  return sizes;
}
