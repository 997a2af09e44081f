import type { PlacedToken } from '@sextant/markdown';

const maxLength = 80;

/** Whether a paragraph is nothing but a short line in bold, which stands over what follows: `**Bottom line:**`. */
export function isBoldHeading(children: readonly PlacedToken[]): boolean {
  const [bold, behind, ...more] = children;
  if (bold?.token.type !== 'strong' || more.length > 0) return false;
  if (behind && !(behind.token.type === 'text' && /^\s*:?\s*$/.test(behind.raw.text))) return false;
  const { text } = bold.raw;
  return text.length <= maxLength && !text.includes('\n') && !/[.!?]\**:?$/.test(text);
}
