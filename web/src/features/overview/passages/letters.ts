/** A letter or digit, in one case, and where it stands in UTF-16 units: some are of two. */
interface Letter {
  letter: string;
  from: number;
  to: number;
}

/** The letters and digits of a text in their order: what is left of it whatever its marks and spaces are. */
export const lettersIn = (text: string): Letter[] =>
  [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: written, index }) => ({
    letter: String.fromCodePoint(written.toLowerCase().codePointAt(0) ?? 0),
    from: index,
    to: index + written.length,
  }));
