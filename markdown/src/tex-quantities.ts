/** What of KaTeX's reader of macros is needed here. */
interface MacroReader {
  future(): { text: string };
  consumeSpaces(): void;
  /** Its tokens, the last first. */
  consumeArg(delimiters?: string[]): { tokens: { text: string }[] };
}

const prefixes: Record<string, string> = {
  femto: 'f',
  pico: 'p',
  nano: 'n',
  micro: '\\text{µ}',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
};

const units: Record<string, string> = {
  gram: 'g',
  kilogram: 'kg',
  kg: 'kg',
  mg: 'mg',
  ug: '\\text{µ}g',
  ng: 'ng',
  litre: 'L',
  liter: 'L',
  l: 'l',
  L: 'L',
  dL: 'dL',
  mL: 'mL',
  ml: 'ml',
  uL: '\\text{µ}L',
  metre: 'm',
  meter: 'm',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  um: '\\text{µ}m',
  nm: 'nm',
  mole: 'mol',
  mol: 'mol',
  mmol: 'mmol',
  umol: '\\text{µ}mol',
  nmol: 'nmol',
  molar: 'M',
  second: 's',
  s: 's',
  minute: 'min',
  hour: 'h',
  day: 'd',
  week: 'week',
  month: 'month',
  year: 'year',
  joule: 'J',
  kJ: 'kJ',
  cal: 'cal',
  calorie: 'cal',
  kcal: 'kcal',
  watt: 'W',
  volt: 'V',
  ampere: 'A',
  hertz: 'Hz',
  newton: 'N',
  pascal: 'Pa',
  bar: 'bar',
  mmHg: 'mmHg',
  kelvin: 'K',
  celsius: '\\degree C',
  degreeCelsius: '\\degree C',
  degree: '\\degree ',
  percent: '\\%',
  dalton: 'Da',
  gray: 'Gy',
  sievert: 'Sv',
  becquerel: 'Bq',
  curie: 'Ci',
  katal: 'kat',
};

const powers: Record<string, string> = { squared: '^{2}', cubed: '^{3}', tothe: '^', raiseto: '^' };
const powersBefore: Record<string, string> = { square: '^{2}', cubic: '^{3}' };
const of = (list: Record<string, string>, name: string) =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/** A unit as it is read: `\milli\gram\per\litre` and `mg.L^{-1}` alike. */
function unitOf(tokens: readonly string[]): string {
  let written = '';
  let behind = '';
  let isWhole = false;
  for (const [index, token] of tokens.entries()) {
    const name = token.startsWith('\\') ? token.slice(1) : '';
    const prefix = of(prefixes, name);
    const unit = of(units, name);
    if (isWhole && (prefix || unit || of(powersBefore, name))) written += '\\,';
    isWhole = unit !== undefined || of(powers, name) !== undefined;
    if (of(powersBefore, name)) behind = of(powersBefore, name) ?? '';
    else if (unit !== undefined) {
      written += unit + behind;
      behind = '';
    } else if (token === '~' || (token === '.' && !/^\d/.test(tokens[index + 1] ?? ''))) written += '\\,';
    else written += prefix ?? of(powers, name) ?? (name === 'per' ? '/' : name ? `${token} ` : token);
  }
  return `\\mathrm{${written}}`;
}

/** From five digits on in threes. */
const grouped = (digits: string) =>
  digits.replace(/^\d{5,}/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, '\\,'));

/** A number as it is read: `1.5e9`, `5 +- 2`. */
const numberOf = (tokens: readonly string[]): string =>
  tokens
    .map((token) => (/^\\[a-z]/i.test(token) ? `${token} ` : token.trim()))
    .join('')
    .replace(/\+-/g, '\\pm ')
    .replace(/,/g, '{,}')
    .replace(/(\d[\d.]*|\.\d+)?(?:[eEdD]([-+]?\d+))|\d[\d.]*/g, (all, digits?: string, power?: string) =>
      power === undefined ? grouped(all) : `${digits ? `${grouped(digits)}\\times ` : ''}10^{${power}}`,
    );

/** What stands in the next pair of braces, in its order. Without one it is another package's command. */
function argument(reader: MacroReader): string[] {
  reader.consumeSpaces();
  if (reader.future().text !== '{') throw new Error('A number or a unit stands in braces.');
  return reader
    .consumeArg()
    .tokens.map(({ text }) => text)
    .toReversed();
}

type Argument = (tokens: readonly string[]) => string;
const listOf: Argument = (tokens) => numberOf(tokens).replaceAll(';', ',\\ ');

/** A command: how each of its arguments is written, and what stands between them. Settings in brackets say how, not what. */
const command =
  (parts: readonly Argument[], between: readonly string[] = []) =>
  (macroReader: object): string => {
    const reader = macroReader as MacroReader;
    reader.consumeSpaces();
    if (reader.future().text === '[') reader.consumeArg([']']);
    const written = parts.map((part, index) => part(argument(reader)) + (between[index] ?? ''));
    return `{${written.join('')}}`;
  };

const quantity = command([numberOf, unitOf], ['\\,']);
const range = command([numberOf, numberOf, unitOf], ['\\text{ to }', '\\,']);
const list = command([listOf, unitOf], ['\\,']);

/** Numbers and units as engines take them from LaTeX's package siunitx, which KaTeX does not know. */
export const quantityMacros: Record<string, (reader: object) => string> = {
  '\\num': command([numberOf]),
  '\\ang': command([numberOf], ['^{\\circ}']),
  '\\unit': command([unitOf]),
  '\\si': command([unitOf]),
  '\\qty': quantity,
  '\\SI': quantity,
  '\\numrange': command([numberOf, numberOf], ['\\text{ to }']),
  '\\qtyrange': range,
  '\\SIrange': range,
  '\\numlist': command([listOf]),
  '\\qtylist': list,
  '\\SIlist': list,
};
