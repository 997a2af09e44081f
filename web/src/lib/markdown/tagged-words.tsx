import { splitTags } from '@sextant/markdown/tags';
import type { WordsProps } from './extensions.ts';

/** Words with tags of HTML, as they are meant: raised and lowered letters, new lines. */
export default function TaggedWords({ text }: WordsProps) {
  return splitTags(text).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { tag: Tag, text: words } = piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move; text only grows at its end.
    return Tag === 'br' ? <br key={index} /> : <Tag key={index}>{words}</Tag>;
  });
}
