/** Languages of fences that hold a formula. */
export const formulaLanguages: readonly string[] = ['math', 'latex', 'tex', 'katex'];

/** A longer formula is none. */
const maxLength = 2_000;

/** Whether a line stands for itself, with as many braces closed as opened. */
const isWhole = (line: string) => line.split('{').length === line.split('}').length;

/**
 * The formula in a fence, without marks around it; null for what is none: a document, or a text that is too long. Lines
 * that nothing joins are formulas of their own, one below the other.
 */
export function formulaInFence(source: string): string | null {
  const text = source.trim();
  if (text.length > maxLength || !text || /\\(?:documentclass|usepackage|begin\s*\{document\})/.test(text))
    return null;
  const [, inside = text] =
    /^(?:\$\$([\s\S]*)\$\$|\\\[([\s\S]*)\\\])$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  const formula = inside.trim();
  const lines = formula.split('\n').filter((line) => line.trim());
  const isJoined = lines.length < 2 || /\\begin|\\\\|^\s*%/m.test(formula) || !lines.every(isWhole);
  return isJoined ? formula : `\\begin{gathered}\n${lines.join(' \\\\\n')}\n\\end{gathered}`;
}
