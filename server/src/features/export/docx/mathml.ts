/** Elements of MathML that hold text alone; KaTeX puts whole formulas into them, where they stand for one sign. */
const forText: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'mtext']);

/**
 * KaTeX's MathML in the elements that the converter knows: it drops what stands in others, and all but the text of those for
 * text. What is only as wide as a formula, and is not to be seen, is left out.
 */
export function plainMathml(math: string): string {
  const pieces = math.split(/(<[^>]*>)/).filter(Boolean);
  const open: string[] = [];
  const plain: string[] = [];
  let hidden = 0;
  for (const [index, piece] of pieces.entries()) {
    const [, end, name = ''] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (name === 'mphantom') hidden += end ? -1 : 1;
    if (name === 'mphantom' || hidden > 0) continue;
    if (!name || piece.endsWith('/>')) plain.push(piece);
    else if (end) plain.push(`</${open.pop()}>`);
    else {
      const holdsElements = /^<\w/.test(pieces[index + 1] ?? '');
      const isRow = name === 'mpadded' || (forText.has(name) && holdsElements);
      open.push(isRow ? 'mrow' : name);
      // The converter puts every accent above: below, a line is what stands under its letter.
      plain.push(isRow ? '<mrow>' : piece.replace(/ accentunder="true"/, ''));
    }
  }
  return plain.join('');
}

/** What the converter draws with a bar though it has none, as the two numbers of a binomial coefficient, which are no quotient. */
export function withoutBars(omml: string, mathml: string): string {
  const fractions = [...mathml.matchAll(/<mfrac[^>]*>/g)].map(([tag]) => / linethickness="0/.test(tag));
  let index = 0;
  return omml.replace(/<m:type m:val="bar"\/>/g, (bar) => {
    index += 1;
    return fractions[index - 1] ? '<m:type m:val="noBar"/>' : bar;
  });
}

/** The signs of a formula in either language, whatever their order: which of them go where differs. */
export const signsIn = (xml: string): string =>
  [xml.replace(/<[^>]*>/g, ''), ...[...xml.matchAll(/<m:chr m:val="([^"]*)"/g)].map(([, sign = '']) => sign)]
    .join('')
    // Arrows over letters are other characters than those between them; further accents are drawn.
    .replace(/[\u20d7\u27f6]/g, '→')
    .replace(/[\u20d6\u27f5]/g, '←')
    .replace(/[\s\p{Cf}\p{M}\p{Lm}\p{Sk}\u203e_~]/gu, '')
    .split('')
    .sort()
    .join('');
