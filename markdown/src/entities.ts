/** Character references that scientific prose uses; any other named one is shown as it was written. */
const named = new Map(
  (
    'amp & lt < gt > quot " apos \' nbsp \u00a0 thinsp \u2009 ensp \u2002 emsp \u2003 ndash – mdash — hellip … lsquo ‘ rsquo ’ ' +
    'ldquo “ rdquo ” laquo « raquo » bull • middot · dagger † Dagger ‡ sect § para ¶ copy © reg ® trade ™ euro € pound £ ' +
    'alpha α beta β gamma γ delta δ Delta Δ epsilon ε eta η theta θ kappa κ lambda λ mu μ pi π rho ρ sigma σ Sigma Σ tau τ ' +
    'phi φ chi χ psi ψ omega ω Omega Ω micro µ deg ° plusmn ± times × divide ÷ minus − le ≤ leq ≤ ge ≥ geq ≥ ne ≠ asymp ≈ ' +
    'approx ≈ infin ∞ radic √ sum ∑ prime ′ Prime ″ rarr → larr ← uarr ↑ darr ↓ harr ↔ sup1 ¹ sup2 ² sup3 ³ frac12 ½ frac14 ¼ ' +
    'frac34 ¾ ordm º szlig ß aelig æ oslash ø Oslash Ø'
  )
    .match(/\S+ ./gu)
    ?.map((pair): [string, string] => [pair.slice(0, -1).trimEnd(), pair.slice(-1)]),
);

/** Letters with a mark, `&eacute;`: the letter, and the mark that joins it. */
const joined: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

function byName(name: string): string | undefined {
  const mark = name.slice(1);
  const letter = Object.hasOwn(joined, mark) ? `${name[0]}${joined[mark]}`.normalize() : '';
  return named.get(name) ?? (letter.length === 1 ? letter : undefined);
}

function fromCodePoint(code: number): string {
  const shown = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return shown ? String.fromCodePoint(code) : '\ufffd';
}

/** Text with its character references (`&beta;`, `&#946;`, `&#x3b2;`) put in. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/g, (...match) => {
    const [whole, decimal, hexadecimal, name] = match as [string, string?, string?, string?];
    if (name) return byName(name) ?? whole;
    return fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
  });
}
