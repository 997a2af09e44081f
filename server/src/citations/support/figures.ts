/** A number as written in papers: thousands in groups, decimal points raised or without a nought, a percent sign. */
const written = /(?<![\p{L}\d.,·-])(?:\d{1,3}(?:,\d{3})+|\d+)?(?:[.·]\d+|(?<=\d))\s?%?(?![\p{L}\d])/gu;

/**
 * The figures of a text, comparable across spellings: `0·50`, `.5` and `0.50` are one, `50%` and `50 %` are one.
 * Years and single digits are no figures: they stand in any abstract.
 */
export function figuresOf(text: string): Set<string> {
  const figures = new Set<string>();
  for (const [found] of text.replace(/\s?per ?cent\b/gi, '%').matchAll(written)) {
    const isShare = found.endsWith('%');
    const digits = found.replace(/[\s%,]/g, '').replace('·', '.');
    const value = Number(digits);
    if (!Number.isFinite(value)) continue;
    const isYear = /^(?:19|20)\d{2}$/.test(digits);
    const isSmall = !isShare && /^\d$/.test(digits);
    if (!isYear && !isSmall) figures.add(`${value}${isShare ? '%' : ''}`);
  }
  return figures;
}
