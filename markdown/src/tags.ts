/** A piece of a text with tags: words, or what a tag makes of its words. */
export type TaggedText = string | { tag: 'br' | 'sub' | 'sup' | 'strong' | 'em'; text: string };

const looks = {
  sub: 'sub',
  sup: 'sup',
  b: 'strong',
  strong: 'strong',
  summary: 'strong',
  i: 'em',
  em: 'em',
} as const;
const tags =
  /<br\s{0,3}\/?>|<\/?details(?:\sopen)?>\n?|<(sub|sup|b|strong|i|em|summary)>([^<>\n]{1,300})<\/\1>/gi;

/**
 * Cuts a text at the few tags that say how words look: raised and lowered letters, new lines, weight. They have no
 * attributes, and no other tag is known: those stay text. Of what unfolds only the words are left.
 */
export function splitTags(text: string): TaggedText[] {
  const pieces: TaggedText[] = [];
  let end = 0;
  for (const { 0: written, 1: name, 2: words = '', index } of text.matchAll(tags)) {
    if (index > end) pieces.push(text.slice(end, index));
    if (name) pieces.push({ tag: looks[name.toLowerCase() as keyof typeof looks], text: words });
    else if (/^<br/i.test(written)) pieces.push({ tag: 'br', text: '' });
    end = index + written.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** A text as it reads without its tags. */
export const withoutTags = (text: string): string =>
  splitTags(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.tag === 'br' ? ' ' : piece.text))
    .join('');
