const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;
// As far as any code within a line reaches: back-ticks without an end would be looked for over and over.
const inlineCode = /(`+)(?!`)[^\n]{0,1000}?[^`]\1(?!`)/g;
const math = /\$\$[\s\S]*?\$\$|(?<![\\\w$])\$(?=\S)[^\n$]*?[^\s\\]\$(?![\d$])/g;

/** The text with code and formulas blanked out, every place kept: brackets in them are indexes. */
export function withoutCode(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text.replace(fence, blank).replace(inlineCode, blank).replace(math, blank);
}
