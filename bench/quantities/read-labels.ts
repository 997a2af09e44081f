import { readFileSync } from 'node:fs';

interface Labelled {
  text: string;
  figures: { written: string; about: string | null }[];
}

/** A sentence a paragraph: its text (`\n` for a line's end), then a line a figure, `@` before words it is about. */
export function readLabels(file: string): Labelled[] {
  const paragraphs = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => {
    const [text = '', ...lines] = paragraph.split('\n');
    const figures = lines.map((line) => {
      const [written = '', about = null] = line.trim().split(' @ ');
      return { written, about };
    });
    return { text: text.replaceAll('\\n', '\n'), figures };
  });
}
