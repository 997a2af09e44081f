import { readFileSync } from 'node:fs';

/** A short answer and what its words give. */
export interface DevelopmentCase {
  name: string;
  question: string;
  earlier: string[];
  /** Best first; `none` where its words give no verdict. */
  verdicts: string[];
  /** Any of these may stand as its bottom line; empty where it has none. */
  bottoms: string[];
  /** Whether it may go without a bottom line. */
  mayLackBottom: boolean;
  text: string;
}

/** The cases of one file: `development`, those that are easily misread, or abstracts. */
export function developmentCases(name: 'development' | 'harder' | 'abstracts'): DevelopmentCase[] {
  const source = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
  return source
    .split(/^@@case /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const of = (key: string) =>
        lines.flatMap((line) => (line.startsWith(`@@${key} `) ? [line.slice(key.length + 3).trim()] : []));
      const bottoms = of('bottom');
      return {
        name,
        question: of('question')[0] ?? '',
        earlier: of('follows'),
        verdicts: (of('verdict')[0] ?? 'none').split('|').map((one) => one.trim()),
        bottoms: bottoms.filter((one) => one !== 'none'),
        mayLackBottom: bottoms.includes('none'),
        text: lines
          .filter((line) => !line.startsWith('@@'))
          .join('\n')
          .trim(),
      };
    });
}
