import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readRows, sharedPath } from '../shared-data.ts';
import { developmentCases } from './development.ts';
import { stated, unread } from './turns-of-phrase.ts';

/** An answer and what its words give, as people have labelled it. */
export interface LabelledAnswer {
  set: string;
  engine: string;
  question: string;
  earlier: string[];
  text: string;
  /** Best first; `none` where its words give none. */
  verdicts: string[];
  /** Sentences of which any may stand as its bottom line; null where that is not labelled. */
  bottoms: string[] | null;
}

const parts = { fit: [0, 10], choose: [10, 15], last: [15, 20] } as const;
export type Part = keyof typeof parts;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** In the order of a hash, so that no choice of ours decides what falls into which part. */
export const byHash = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (hashOf(key(a)) < hashOf(key(b)) ? -1 : 1));

interface LongSet {
  name: string;
  question: string;
  answers: { engine: string; text: string }[];
  verdicts: Record<string, string[]> | null;
}

/** The long answers of one part; sets whose question asks for no yes or no must get no verdict. */
export function longAnswers(part: Part): LabelledAnswer[] {
  const [from, to] = parts[part];
  return byHash(readRows<LongSet>('long-answers/sets.jsonl'), ({ name }) => name)
    .slice(from, to)
    .flatMap(({ answers, name, question, verdicts }) =>
      answers.map(({ engine, text }) => {
        const allowed = verdicts ? (verdicts[engine] ?? []) : ['none'];
        const named = allowed.map((one) => (one === 'no-answer' ? 'none' : one));
        return { set: name, engine, question, earlier: [], text, verdicts: named, bottoms: null };
      }),
    );
}

/** The cases that were written down before any output was seen. */
export const developmentAnswers = (name: 'development' | 'harder'): LabelledAnswer[] =>
  developmentCases(name).map(({ bottoms, earlier, mayLackBottom, name, question, text, verdicts }) => ({
    set: name,
    engine: '',
    question,
    earlier,
    text,
    verdicts,
    bottoms: mayLackBottom ? [...bottoms, 'none'] : bottoms.length > 0 ? bottoms : ['none'],
  }));

/** Single sentences, each with a turn of phrase that was misread once. */
export const turnsOfPhrase = (): LabelledAnswer[] =>
  [...stated, ...unread.map(([question, text]): [string, string, string] => [question, text, 'none'])].map(
    ([question, text, verdict], at) => ({
      set: `turn ${at + 1}`,
      engine: '',
      question,
      earlier: [],
      text,
      verdicts: [verdict],
      bottoms: null,
    }),
  );

const six: Record<string, { question: string; verdicts: Record<string, string[]> }> = {
  aspirin: {
    question:
      'Should older adults without cardiovascular disease take low-dose aspirin for primary prevention?',
    verdicts: {
      mistral: ['no'],
      gemini: ['no'],
      claude: ['no'],
      chatgpt: ['no'],
      xai: ['no'],
      deepseek: ['no'],
    },
  },
  glp1: {
    question: 'Do GLP-1 receptor agonists increase the risk of acute pancreatitis?',
    verdicts: {
      mistral: ['no'],
      gemini: ['no'],
      claude: ['no', 'unclear'],
      chatgpt: ['no'],
      xai: ['yes', 'mixed'],
      deepseek: ['no'],
    },
  },
};

/** The two sets with tables, charts and wrong citations; their verdicts were labelled here. */
export function sixAnswers(): LabelledAnswer[] {
  return Object.entries(six).flatMap(([set, { question, verdicts }]) => {
    const path = sharedPath(`six-answers/${set}.md`);
    if (!existsSync(path)) return [];
    return readFileSync(path, 'utf8')
      .split(/^@@/m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        const engine = part.slice(0, end).trim();
        const text = part.slice(end + 1).replace(/\{\{(\d+)\}\}/g, '(PMID $1)');
        return {
          set,
          engine,
          question,
          earlier: [],
          text,
          verdicts: verdicts[engine] ?? ['none'],
          bottoms: null,
        };
      });
  });
}

/** Sets that others wrote and sealed, where they are there. */
export const sealedAnswers = (): LabelledAnswer[] => answersIn('../sealed/sets/');

/**
 * Long answers written and labelled before any output was seen, by hands that knew nothing of each other or of the rules;
 * all but `development` and `sixth` were kept for one look. The twenty-eighth and twenty-ninth are openings in the phrasing
 * of assistants, by one hand that knew the rules; rules were chosen by the first of these. The thirtieth and thirty-first are
 * whole answers by another hand that had the rules' documents; rules were chosen by the thirtieth, too. The thirty-second and
 * thirty-third are short whole answers by a hand that had seen neither the product nor a result: none is for choosing.
 */
export const writtenParts = [
  'development',
  'last',
  'sealed',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
] as const;
export const writtenAnswers = (part: (typeof writtenParts)[number]): LabelledAnswer[] =>
  answersIn(part === 'development' ? './sets/' : `./sets/${part}/`);

function answersIn(folder: string): LabelledAnswer[] {
  const at = new URL(folder, import.meta.url);
  if (!existsSync(at)) return [];
  return readdirSync(at)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => readSet(name, readFileSync(new URL(name, at), 'utf8')));
}

function readSet(set: string, source: string): LabelledAnswer[] {
  let question = '';
  const earlier: string[] = [];
  const texts = new Map<string, string[]>();
  const verdicts = new Map<string, string[]>();
  const bottoms = new Map<string, string[]>();
  let writing: string[] | null = null;
  for (const line of source.split('\n')) {
    const record = /^@@(\S+)\s?(.*)$/.exec(line);
    if (!record) {
      writing?.push(line);
      continue;
    }
    const [, kind = '', rest = ''] = record;
    const [engine = '', ...words] = rest.trim().split(' ');
    const value = words.join(' ').trim();
    writing = null;
    if (kind === 'question') question = rest.trim();
    else if (kind === 'follows') earlier.push(rest.trim());
    else if (kind === 'answer') {
      writing = [];
      texts.set(engine, writing);
    } else if (kind === 'verdict')
      verdicts.set(
        engine,
        value.split('|').map((one) => one.trim()),
      );
    else if (kind === 'bottom')
      bottoms.set(engine, [...(bottoms.get(engine) ?? []), value.replace(/^"|"(?: #\d+)?$/g, '')]);
  }
  return [...texts].map(([engine, lines]) => ({
    set,
    engine,
    question,
    earlier,
    text: lines.join('\n').trim(),
    verdicts: verdicts.get(engine) ?? ['none'],
    bottoms: bottoms.get(engine) ?? null,
  }));
}
