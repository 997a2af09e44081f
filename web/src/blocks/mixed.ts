/** A colour with a part of another in it, both as `#rrggbb`. */
export const mixed = (colour: string, other: string, part: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [one = 0, two = 0] = [colour, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
      return Math.round(one + (two - one) * part)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
