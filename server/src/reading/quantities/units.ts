/** Units by their common spelling: how they are written, what they measure, and how many of the base they are. */
const units: [unit: string, written: string, dimension: string, factor: number][] = [
  ['kg', 'kg|kilograms?|kilos?', 'mass', 1000],
  ['g', 'g|gm|grams?|grammes?', 'mass', 1],
  ['mg', 'mg|milligrams?', 'mass', 1e-3],
  ['µg', 'µg|mcg|ug|micrograms?', 'mass', 1e-6],
  ['ng', 'ng|nanograms?', 'mass', 1e-9],
  ['pg', 'pg|picograms?', 'mass', 1e-12],
  ['L', 'L|l|lit(?:er|re)s?', 'volume', 1],
  ['dL', 'dL|dl', 'volume', 0.1],
  ['mL', 'mL|ml|cc|millilit(?:er|re)s?', 'volume', 1e-3],
  ['mol', 'mol', 'amount', 1],
  ['mmol', 'mmol|millimoles?', 'amount', 1e-3],
  ['µmol', 'µmol|umol|micromol', 'amount', 1e-6],
  ['nmol', 'nmol', 'amount', 1e-9],
  ['pmol', 'pmol', 'amount', 1e-12],
  ['mEq', 'mEq|meq', 'equivalents', 1],
  ['IU', 'IU|I\\.U\\.|international units?', 'international units', 1],
  ['U', 'U|units?', 'units', 1],
  ['Gy', 'Gy|Gray', 'radiation', 1],
  ['cGy', 'cGy', 'radiation', 0.01],
  ['MBq', 'MBq', 'activity', 1],
  ['mmHg', 'mm ?Hg', 'pressure', 1],
  ['cmH2O', 'cm ?H2O', 'water pressure', 1],
  ['km', 'km', 'length', 1000],
  ['m', 'm|met(?:er|re)s?', 'length', 1],
  ['cm', 'cm|centimet(?:er|re)s?', 'length', 0.01],
  ['mm', 'mm|millimet(?:er|re)s?', 'length', 1e-3],
  ['µm', 'µm', 'length', 1e-6],
  ['years', 'years?|yrs?|y', 'time', 8766],
  ['months', 'months?|mo', 'time', 730.5],
  ['weeks', 'weeks?|wks?', 'time', 168],
  ['days', 'days?|d', 'time', 24],
  ['hours', 'hours?|hrs?|h', 'time', 1],
  ['minutes', 'minutes?|mins?', 'time', 1 / 60],
  ['seconds', 'seconds?|secs?|s', 'time', 1 / 3600],
  ['ms', 'ms|msec|milliseconds?', 'time', 1 / 3_600_000],
  ['points', 'points?|pts', 'points', 1],
  ['beats/min', 'bpm|beats?(?: per |\\/)min(?:ute)?', 'pulse', 1],
  ['lines', 'lines?', 'lines', 1],
  ['letters', 'letters?', 'letters', 1],
  ['kcal', 'kcal', 'energy', 1],
  ['kJ', 'kJ', 'joules', 1],
  ['dB', 'dB', 'sound', 1],
  ['dioptres', 'D|diopt(?:er|re)s?', 'refraction', 1],
  ['SD', 'SDs?', 'deviations', 1],
];
const perParts: [per: string, written: string][] = [
  ['kg', 'kg|kilogram(?:s)?'],
  ['m²', 'm\\^?\\s?[2²]|square met(?:er|re)'],
  ['dL', 'dL|dl|decilit(?:er|re)|100 ?ml'],
  ['mL', 'mL|ml|cc|millilit(?:er|re)'],
  ['L', 'L|l|lit(?:er|re)'],
  ['mmol', 'mmol'],
  ['mol', 'mol'],
  ['min', 'min(?:ute)?'],
  ['1.73 m²', '1\\.73 ?m\\^?\\s?[2²]'],
  ['cm²', 'cm\\^?\\s?[2²]'],
  ['g', 'g|gram'],
  ['mg', 'mg'],
  ['s', 's'],
  ['24 h', '24[ -]?h(?:ours?|rs?)?'],
  ['hour', 'h|hr|hour'],
  ['day', 'd|day'],
  ['week', 'wk|week'],
  ['month', 'mo|month'],
  ['year', 'yr?|year'],
];
const periods = new Set(['24 h', 'hour', 'day', 'week', 'month', 'year', 'min']);

const alternatives = (rows: readonly (readonly [string, string, ...unknown[]])[]) =>
  rows.map(([, written]) => `(${written})`).join('|');
const unitPattern = new RegExp(`(?: |-)?(?:${alternatives(units)})(?![\\p{L}\\d])`, 'uy');
const perPattern = new RegExp(`(?: ?\\/ ?| per )(?:${alternatives(perParts)})(?![\\p{L}\\d])`, 'uy');
/** "mg kg-1 day-1", the printers' way. */
const inversePattern = /(?: ?[.·⋅∙*x] ?| )(kg|day|d|h|min|L|mL|dL)\^?-1(?!\d)/uy;

/** A unit as it stands behind a number. */
export interface ReadUnit {
  /** In its common spelling, without the time of a rate: `mg/kg`. */
  unit: string;
  /** Of a rate: `day`. */
  period: string | null;
  dimension: string;
  to: number;
}

/** The unit that stands at a place of a folded text, right behind a number. */
export function unitAt(text: string, at: number): ReadUnit | null {
  unitPattern.lastIndex = at;
  const found = unitPattern.exec(text);
  const row = units[(found?.slice(1) ?? []).findIndex((part) => part !== undefined)];
  if (!found || !row) return null;
  const [base, , dimension] = row;
  // "5-m walk", but never "2-D" or "T-s".
  if (found[0].startsWith('-') && found[0].length < 3 && !/[mgLhd]/.test(found[0])) return null;
  let to = unitPattern.lastIndex;
  let unit = base;
  let period: string | null = null;
  for (let count = 0; count < 3; count++) {
    const next = perAt(text, to);
    if (!next) break;
    to = next.to;
    if (periods.has(next.per) && period === null) period = next.per === '24 h' ? 'day' : next.per;
    else unit += `/${next.per}`;
  }
  // "3.0 mg of azathioprine per kilogram of body weight per day"
  const perBody =
    base === unit
      ? /^ of [\p{L}-]{3,30} per (?:kg|kilogram)(?: of body ?weight)?\b/u.exec(text.slice(to, to + 80))
      : null;
  if (perBody) return { unit: `${base}/kg`, period, dimension: `${base}/kg`, to: to + perBody[0].length };
  return { unit, period, dimension: unit === base ? dimension : unit, to };
}

function perAt(text: string, at: number): { per: string; to: number } | null {
  perPattern.lastIndex = at;
  const found = perPattern.exec(text);
  const row = perParts[(found?.slice(1) ?? []).findIndex((part) => part !== undefined)];
  if (row) return { per: row[0], to: perPattern.lastIndex };
  inversePattern.lastIndex = at;
  const inverse = inversePattern.exec(text)?.[1];
  if (!inverse) return null;
  const per = { d: 'day', h: 'hour' }[inverse] ?? inverse;
  return { per, to: inversePattern.lastIndex };
}

/** A value in the base of its unit, so that 1 g and 1000 mg are one; unknown units stay as they are. */
export function inBase(value: number, unit: string | null): { value: number; dimension: string } {
  const [first = '', ...per] = (unit ?? '').split('/');
  const row = units.find(([name]) => name === first);
  if (!row) return { value, dimension: unit ?? '' };
  return { value: value * row[3], dimension: [row[2], ...per].join('/') };
}
