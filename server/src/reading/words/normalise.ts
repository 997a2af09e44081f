/** Greek letters by name: abstracts write "TNF-α", questions "TNF-alpha". */
const greek: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ω: 'omega',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
};
const greekLetter = new RegExp(`[${Object.keys(greek).join('')}]`, 'giu');
/** Nothing to do for most text: only this much is worth the slow path. */
const notPlain = /[^\n\r\t -~]/;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;
const marks = /\p{Mn}/gu;
const microUnit = /μ(?=[glm]\b|mol\b|M\b)/g;

/**
 * Text in plain letters: accents and invisible characters gone, dashes and quotes made one, Greek letters by name
 * and set off by hyphens ("TNFα" is "TNF-alpha"). Case is kept. Lengths change: not for text with positions.
 */
export function normalise(text: string): string {
  if (!notPlain.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(microUnit, 'u')
    .replace(greekLetter, (letter, at: number, whole: string) => {
      const before = /[\p{L}\p{N}]/u.test(whole[at - 1] ?? '') ? '-' : '';
      const after = /[\p{L}\p{N}]/u.test(whole[at + 1] ?? '') ? '-' : '';
      return `${before}${greek[letter.toLowerCase()] ?? letter}${after}`;
    });
}
