import { readDocument } from '../../server/src/reading/read-document.ts';
import { readBottomLine } from '../../server/src/reading/verdicts/bottom-line.ts';
import { readAbstract } from '../../server/src/reading/verdicts/read-abstract.ts';
import { readVerdict } from '../../server/src/reading/verdicts/read-answer.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { developmentCases } from './development.ts';
import { byHash, type LabelledAnswer } from './labelled-answers.ts';

/** What was read, and how it stands to the labels. */
export interface Measured {
  given: number;
  right: number;
  /** Yes for no, or no for yes. */
  opposite: number;
  /** Texts that state one by their labels, and how many of these were read right. */
  stating: number;
  found: number;
  /** One line a text, for those who look at it. */
  lines: string[];
}

const opposites: Record<string, string> = { yes: 'no', no: 'yes' };

const nothing = (): Measured => ({ given: 0, right: 0, opposite: 0, stating: 0, found: 0, lines: [] });

/** A text of which a verdict was read, and those that its labels allow, best first. */
interface Read {
  name: string;
  verdict: string | null;
  allowed: readonly string[];
  reason: string;
}

/** Counts what was read against its labels. */
function measured(reads: readonly Read[]): Measured {
  const all = nothing();
  for (const { allowed, name, reason, verdict } of reads) {
    const isRight = verdict !== null && allowed.includes(verdict);
    const isOpposite = !isRight && verdict !== null && allowed[0] === opposites[verdict];
    const states = allowed[0] !== 'none';
    all.given += Number(verdict !== null);
    all.right += Number(isRight);
    all.opposite += Number(isOpposite);
    all.stating += Number(states);
    all.found += Number(states && isRight);
    const mark = verdict === null ? '  ' : isRight ? 'ok' : isOpposite ? '!!' : 'xx';
    all.lines.push(`${mark} ${name}: ${verdict ?? 'none'} of ${allowed.join('|')} – ${reason}`);
  }
  return all;
}

/** Reads the verdicts of answers. */
export const measureVerdicts = (answers: readonly LabelledAnswer[]): Measured =>
  measured(
    answers.map(({ earlier, engine, question, set, text, verdicts }) => ({
      ...readVerdict(readDocument(text), question, earlier),
      name: `${set} ${engine}`,
      allowed: verdicts,
    })),
  );

const plain = (text: string) =>
  text
    .replace(/[*_`]|\[\d[\d,\s–-]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the bottom lines of answers, against those that may stand. */
export function measureBottomLines(answers: readonly LabelledAnswer[]): Measured {
  const all = nothing();
  for (const { bottoms, earlier, engine, question, set, text } of answers) {
    const line = readBottomLine(readDocument(text), question, earlier);
    const allowed = (bottoms ?? []).map(plain);
    const said = line && plain(line.text);
    const isRight =
      said !== null && allowed.some((one) => said === one || said.includes(one) || one.includes(said));
    const states = bottoms !== null && !allowed.includes('none');
    all.given += Number(line !== null);
    all.right += Number(isRight);
    all.stating += Number(states);
    all.found += Number(states && isRight);
    const mark = line === null ? '  ' : bottoms === null ? '??' : isRight ? 'ok' : 'xx';
    all.lines.push(`${mark} ${set} ${engine}: ${line?.text ?? '–'}`);
  }
  return all;
}

interface QuestionRow {
  pmid: string;
  question: string;
  verdict: 'yes' | 'no' | 'maybe';
}

const parts = { fit: [0, 250], choose: [250, 375], last: [375, 500] } as const;

/** Reads abstracts, each for the question that its own paper answers. */
export function measureLiterature(part: keyof typeof parts): Measured {
  const abstracts = new Map(
    readRows<LiteratureRow>('literature.jsonl').map(({ abstract, pmid }) => [pmid, abstract]),
  );
  const rows = byHash(readRows<QuestionRow>('questions.jsonl'), ({ pmid }) => pmid).slice(...parts[part]);
  return measured(
    rows.map(({ pmid, question, verdict: label }) => {
      const { reason, verdict } = readAbstract(question, abstracts.get(pmid) ?? '');
      const read = verdict === 'mixed' || verdict === 'unclear' ? 'maybe' : verdict;
      return { name: pmid, verdict: read, allowed: [label], reason: `${question} ${reason}` };
    }),
  );
}

/** Reads abstracts for questions that need not be their own. */
export const measureAbstracts = (): Measured =>
  measured(
    developmentCases('abstracts').map(({ earlier, name, question, text, verdicts }) => ({
      ...readAbstract(question, text, earlier),
      name,
      allowed: verdicts,
    })),
  );
