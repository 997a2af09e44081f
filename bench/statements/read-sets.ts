import { readdirSync, readFileSync } from 'node:fs';

/** A place of an answer that says something on a topic. Two places of one topic agree if their sides are the same. */
export interface Label {
  engine: string;
  topic: string;
  side: string;
  from: number;
  to: number;
}

/** Six answers to one question, and what may be compared in them. */
export interface LabelledSet {
  name: string;
  kind: string;
  answers: { engine: string; text: string }[];
  labels: Label[];
}

const folder = new URL('./sets/', import.meta.url);
const mark = /\{(\w+)=([\w.]+)\|([^{}]*)\}/g;

/**
 * The sets of all files whose names begin so. Format: `# name · kind`, then answers headed by `@engine`, in which
 * `{topic=side|words}` marks what the words say.
 */
export function readSets(part: string): LabelledSet[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(part))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split(/^(?=# [\w-]+ · )/m))
    .filter((block) => block.trim())
    .map(readSet);
}

function readSet(block: string): LabelledSet {
  const [head = '', ...parts] = block.split(/^@(?=\w+ )/m);
  const [, name = '', kind = ''] = /^# ([\w-]+) · (\w+)/.exec(head) ?? [];
  const labels: Label[] = [];
  const answers = parts.map((part) => {
    const engine = part.slice(0, part.indexOf(' '));
    const marked = part.slice(engine.length + 1).trim();
    let removed = 0;
    const text = marked.replace(
      mark,
      (whole: string, topic: string, side: string, words: string, at: number) => {
        const from = at - removed;
        labels.push({ engine, topic, side, from, to: from + words.length });
        removed += whole.length - words.length;
        return words;
      },
    );
    return { engine, text };
  });
  if (!name || answers.length !== 6 || answers.some(({ text }) => text.includes('{')))
    throw new Error(`Cannot read the set "${head.trim()}"`);
  return { name, kind, answers, labels };
}
