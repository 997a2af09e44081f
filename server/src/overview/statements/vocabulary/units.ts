/** What a unit measures, and how many base units it is. */
export const units: Record<string, [measure: string, factor: number]> = {
  kg: ['mass', 1e6],
  g: ['mass', 1e3],
  gram: ['mass', 1e3],
  mg: ['mass', 1],
  milligram: ['mass', 1],
  mcg: ['mass', 1e-3],
  ug: ['mass', 1e-3],
  microgram: ['mass', 1e-3],
  ng: ['mass', 1e-6],
  nanogram: ['mass', 1e-6],
  l: ['volume', 1],
  litre: ['volume', 1],
  liter: ['volume', 1],
  dl: ['volume', 0.1],
  ml: ['volume', 1e-3],
  minute: ['time', 1 / 60],
  min: ['time', 1 / 60],
  hour: ['time', 1],
  h: ['time', 1],
  hr: ['time', 1],
  day: ['time', 24],
  week: ['time', 168],
  month: ['time', 730.5],
  year: ['time', 8766],
  yr: ['time', 8766],
  '%': ['%', 1],
  'percentage point': ['%', 1],
  point: ['%', 1],
  pp: ['%', 1],
  fold: ['fold', 1],
  time: ['fold', 1],
  mmhg: ['mmhg', 1],
  iu: ['iu', 1],
  unit: ['iu', 1],
  mmol: ['mole', 1],
  umol: ['mole', 1e-3],
  nmol: ['mole', 1e-6],
  mol: ['mole', 1e3],
  cm: ['length', 10],
  mm: ['length', 1],
  m: ['length', 1e3],
  kcal: ['energy', 1],
  kj: ['energy', 0.239],
  mm3: ['volume', 1e-6],
  bpm: ['bpm', 1],
};
/** Numbers in words. */
export const numbersInWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  hundred: 100,
  fourteen: 14,
  twice: 2,
  thrice: 3,
};

/** What an amount with a unit measures, `mg` or `mg` per `kg`, and the factor to its base unit. */
export function measureOf(unit: string | undefined, per: string | undefined): [string, number] {
  if (!unit) return ['number', 1];
  const [measure, factor] = units[unit] ?? units[unit.replace(/s$/, '')] ?? ['number', 1];
  if (!per || /^(?:d|day|week|hour|h|min)$/.test(per)) return [measure, factor];
  const below = units[per];
  return below?.[0] === 'volume' ? [`${measure}/volume`, factor / below[1]] : [`${measure}/${per}`, factor];
}
