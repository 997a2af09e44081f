import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A work as a set writes it down. */
export interface SetWork {
  id: string;
  decoy?: boolean;
  pmid: string | null;
  doi: string | null;
  pmcid: string | null;
  nct: string[];
  title: string;
  authors: string[];
  journal: string | null;
  year: number;
  /** When it appeared ahead of its issue, where that was another year. */
  online?: number;
  studyType?: string;
  n?: number | null;
  status: 'current' | 'retracted' | 'corrected' | 'concern';
  preprint: boolean;
  trial: string | null;
  abstract: string | null;
}

/** One labelled mention: what it is, which work it leads to, and what checking it should come to. */
export interface MentionLabel {
  engine: string;
  quote: string;
  form: string;
  work: string | null;
  state: 'verified' | 'mismatch' | 'not-found' | 'unchecked';
  /** Of a mismatch: what differs. */
  fact: string | null;
}

export interface MentionSet {
  name: string;
  question: string;
  works: SetWork[];
  evidence: string[];
  answers: { engine: string; text: string }[];
  mentions: MentionLabel[];
}

const quoted = /^(\S+) "([\s\S]*)"(?: #(\d))? (\S+) (\S+) (\S+)(?: (\S+))?\s*$/;

/** Reads one set in the form that `bench/sealed/README.md` describes. */
export function readSet(folder: string, file: string): MentionSet {
  const set: MentionSet = { name: file, question: '', works: [], evidence: [], answers: [], mentions: [] };
  const records = readFileSync(join(folder, file), 'utf8').split(/^@@/m).slice(1);
  for (const record of records) {
    const [, kind = '', rest = ''] = /^(\S+)[ \n]?([\s\S]*)$/.exec(record) ?? [];
    if (kind === 'question') set.question = rest.trim();
    else if (kind === 'work') {
      const [, id = '', json = ''] = /^(\S+) ([\s\S]*)$/.exec(rest.trim()) ?? [];
      set.works.push({
        id,
        ...(JSON.parse(json.slice(0, json.lastIndexOf('}') + 1)) as Omit<SetWork, 'id'>),
      });
    } else if (kind === 'evidence') set.evidence = rest.trim().split(/\s+/).filter(Boolean);
    else if (kind === 'answer') {
      const end = rest.indexOf('\n');
      set.answers.push({ engine: rest.slice(0, end).trim(), text: rest.slice(end + 1).trimEnd() });
    } else if (kind === 'mention') {
      const [, engine = '', quote = '', , form = '', work = '', state = '', fact] =
        quoted.exec(rest.trimEnd()) ?? [];
      if (!engine) throw new Error(`${file}: cannot read @@mention ${rest.slice(0, 100)}`);
      const occurrence = Number(quoted.exec(rest.trimEnd())?.[3] ?? 1);
      set.mentions.push({
        engine,
        quote: occurrence > 1 ? `${quote}\0${occurrence}` : quote,
        form,
        work: work === '-' ? null : work,
        state: state as MentionLabel['state'],
        fact: fact ?? null,
      });
    }
  }
  return set;
}

/** Where a labelled quotation stands in its answer; null where it does not. */
export function placeOfQuote(text: string, quote: string): { from: number; to: number } | null {
  const [plain = '', occurrence = '1'] = quote.split('\0');
  let from = -1;
  for (let count = 0; count < Number(occurrence); count += 1) from = text.indexOf(plain, from + 1);
  return from < 0 ? null : { from, to: from + plain.length };
}
