/** A text on one line, whatever its source wrote: no line end of Unicode, no other control character. */
export const asLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
