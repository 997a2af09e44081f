/** Character references that scientific prose uses; any other named one is shown as it was written. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  thinsp: '\u2009',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  tau: 'τ',
  chi: 'χ',
  omega: 'ω',
  micro: 'µ',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  minus: '−',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  rarr: '→',
  larr: '←',
  uarr: '↑',
  darr: '↓',
  sup2: '²',
  sup3: '³',
  frac12: '½',
};

function fromCodePoint(code: number): string {
  const shown = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return shown ? String.fromCodePoint(code) : '\ufffd';
}

/** Text with its character references (`&beta;`, `&#946;`, `&#x3b2;`) put in. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/g, (...match) => {
    const [whole, decimal, hexadecimal, name] = match as [string, string?, string?, string?];
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    return fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
  });
}
