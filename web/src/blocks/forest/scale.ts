interface Effect {
  value: number;
  low: number;
  high: number;
}

/** A scale of a plot: where a value lies between 0 and 1, and which values are marked. */
export interface Scale {
  at: (value: number) => number;
  ticks: number[];
}

/** Beyond this factor from all estimates an interval is cut off, with an arrow: one wide one would hide all others. */
const widestRatio = 4;
const ratioTicks = [1, 2, 5];
const powers = Array.from({ length: 13 }, (_, index) => 10 ** (index - 6));
/** A step is about a quarter of the axis: no linear scale has more. */
const mostTicks = 20;

/** A logarithmic scale that holds the values and 1. */
function ratioScale(values: number[], estimates: number[]): Scale {
  const low = Math.max(Math.min(0.8, ...values), Math.min(1, ...estimates) / widestRatio) / 1.08;
  const high = Math.min(Math.max(1.25, ...values), Math.max(1, ...estimates) * widestRatio) * 1.08;
  const span = Math.log(high) - Math.log(low);
  const all = powers.flatMap((power) => ratioTicks.map((tick) => Number((tick * power).toPrecision(2))));
  const fine =
    high / low < 3 ? [0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 1.8] : high / low < 10 ? [0.3, 0.7, 1.5, 3] : [];
  const inside = [...new Set([...all, ...fine])].filter((tick) => tick >= low && tick <= high);
  return { at: (value) => (Math.log(value) - Math.log(low)) / span, ticks: inside.sort((a, b) => a - b) };
}

/** A linear scale that holds the values and, where it means "no difference", 0. */
function linearScale(values: number[], zero: boolean): Scale {
  const lowest = Math.min(...values, ...(zero ? [0] : []));
  const highest = Math.max(...values, ...(zero ? [0] : []));
  const margin = (highest - lowest || Math.abs(highest) || 1) * 0.06;
  const low = lowest - margin;
  const high = highest + margin;
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  // Counted from nought: beyond 2^53 a number plus one is itself, and a loop up to the last would have no end.
  const all = Array.from({ length: mostTicks }, (_, index) => first + index)
    .filter((index) => index <= Math.floor(high / step))
    .map((index) => Number((index * step).toPrecision(10)));
  return { at: (value) => (value - low) / (high - low), ticks: [...new Set(all)] };
}

/** The scale of a forest plot: logarithmic for ratios, else linear; a percentage has no "no difference". */
export const forestScale = (rows: Effect[], isRatio: boolean, zero: boolean): Scale => {
  const values = rows.flatMap(({ low, high }) => [low, high]);
  return isRatio
    ? ratioScale(
        values,
        rows.map(({ value }) => value),
      )
    : linearScale(values, zero);
};

/** Leaves out marks whose numbers would touch each other; 1 and 0 stay. */
export function sparse(scale: Scale, width: number, keep: number): number[] {
  const shown: number[] = scale.ticks.includes(keep) ? [keep] : [];
  for (const tick of scale.ticks)
    if (shown.every((other) => Math.abs(scale.at(other) - scale.at(tick)) * width > 34)) shown.push(tick);
  return shown;
}
