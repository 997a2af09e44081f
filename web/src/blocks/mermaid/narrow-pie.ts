/** A longer name or title would run out of a pie that is as narrow as its circle. */
const mostLetters = 38;

const names = /"([^"\n]*)"\s*:/g;
const title = /^\s*(?:pie[^\n]*?\s)?title\s+(.*)$/m;

/** Whether a diagram is a pie whose names can stand below it: beside it, a phone would have to scroll for them. */
export function canBeNarrow(source: string): boolean {
  if (!/^\s*pie\b/.test(source)) return false;
  const texts = [title.exec(source)?.[1] ?? '', ...[...source.matchAll(names)].map(([, name = '']) => name)];
  return texts.every((text) => text.length <= mostLetters);
}

/** A pie that Mermaid has drawn with its names below, without the empty margins that it has at both sides. */
export const withoutMargins = (svg: string): string =>
  svg.replace(/viewBox="0 0 490 (?=[\d.]+")/, 'viewBox="25 0 400 ');
