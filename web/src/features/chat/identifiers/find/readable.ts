/** A text as the patterns read it, and where each of its characters stood. */
export interface Readable {
  text: string;
  /** Where a stretch of it stood in the text that was written. */
  placeOf: (from: number, to: number) => { from: number; to: number };
}

const space = /\s/;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const wide = /[\uff01-\uff5e]/;
/** Hyphens that look like the one on the keyboard. */
const hyphen = /[\u2010\u2011\u2212]/;

/**
 * The text with one space where there were several, without what cannot be seen, and with plain digits and hyphens: a
 * pattern need not allow for runs of spaces, so that none can cost it time.
 */
export function makeReadable(written: string): Readable {
  const read: string[] = [];
  const at: number[] = [];
  for (let index = 0; index < written.length; index += 1) {
    const one = written.charAt(index);
    if (invisible.test(one)) continue;
    const last = read.length - 1;
    if (space.test(one) && last >= 0 && space.test(read[last] ?? '')) {
      if (one === '\n') read[last] = one;
      continue;
    }
    at.push(index);
    if (space.test(one)) read.push(one === '\n' ? one : ' ');
    else if (wide.test(one)) read.push(String.fromCharCode(one.charCodeAt(0) - 0xfee0));
    else read.push(hyphen.test(one) ? '-' : one);
  }
  return {
    text: read.join(''),
    placeOf: (from, to) => ({ from: at[from] ?? written.length, to: (at[to - 1] ?? written.length - 1) + 1 }),
  };
}
