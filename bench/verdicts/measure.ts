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

/** Reads the verdicts of answers. */
export function measureVerdicts(answers: readonly LabelledAnswer[]): Measured {
  const measured: Measured = { given: 0, right: 0, opposite: 0, stating: 0, found: 0, lines: [] };
  for (const { earlier, engine, question, set, text, verdicts } of answers) {
    const { reason, verdict } = readVerdict(readDocument(text), question, earlier);
    const isRight = verdict !== null && verdicts.includes(verdict);
    const isOpposite = !isRight && verdict !== null && verdicts[0] === opposites[verdict];
    const states = verdicts[0] !== 'none';
    measured.given += Number(verdict !== null);
    measured.right += Number(isRight);
    measured.opposite += Number(isOpposite);
    measured.stating += Number(states);
    measured.found += Number(states && isRight);
    const mark = verdict === null ? '  ' : isRight ? 'ok' : isOpposite ? '!!' : 'xx';
    measured.lines.push(
      `${mark} ${set} ${engine}: ${verdict ?? 'none'} of ${verdicts.join('|')} – ${reason}`,
    );
  }
  return measured;
}

const plain = (text: string) =>
  text
    .replace(/[*_`]|\[\d[\d,\s–-]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the bottom lines of answers, against those that may stand. */
export function measureBottomLines(answers: readonly LabelledAnswer[]): Measured {
  const measured: Measured = { given: 0, right: 0, opposite: 0, stating: 0, found: 0, lines: [] };
  for (const { bottoms, earlier, engine, question, set, text } of answers) {
    const line = readBottomLine(readDocument(text), question, earlier);
    const allowed = (bottoms ?? []).map(plain);
    const said = line && plain(line.text);
    const isRight =
      said !== null && allowed.some((one) => said === one || said.includes(one) || one.includes(said));
    const states = bottoms !== null && !allowed.includes('none');
    measured.given += Number(line !== null);
    measured.right += Number(isRight);
    measured.stating += Number(states);
    measured.found += Number(states && isRight);
    const mark = line === null ? '  ' : bottoms === null ? '??' : isRight ? 'ok' : 'xx';
    measured.lines.push(`${mark} ${set} ${engine}: ${line?.text ?? '–'}`);
  }
  return measured;
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
  const measured: Measured = { given: 0, right: 0, opposite: 0, stating: 0, found: 0, lines: [] };
  const rows = byHash(readRows<QuestionRow>('questions.jsonl'), ({ pmid }) => pmid).slice(...parts[part]);
  for (const { pmid, question, verdict: label } of rows) {
    const { reason, verdict } = readAbstract(question, abstracts.get(pmid) ?? '');
    const read = verdict === 'mixed' || verdict === 'unclear' ? 'maybe' : verdict;
    const isRight = read === label;
    measured.stating += 1;
    measured.given += Number(read !== null);
    measured.right += Number(isRight);
    measured.found += Number(isRight);
    measured.opposite += Number(read !== null && label === opposites[read]);
    measured.lines.push(
      `${read === null ? '  ' : isRight ? 'ok' : 'xx'} ${pmid}: ${read ?? 'none'} of ${label} – ${question} ${reason}`,
    );
  }
  return measured;
}

/** Reads abstracts for questions that need not be their own. */
export function measureAbstracts(): Measured {
  const measured: Measured = { given: 0, right: 0, opposite: 0, stating: 0, found: 0, lines: [] };
  for (const { earlier, name, question, text, verdicts } of developmentCases('abstracts')) {
    const { reason, verdict } = readAbstract(question, text, earlier);
    const isRight = verdict !== null && verdicts.includes(verdict);
    const isOpposite = !isRight && verdict !== null && verdicts[0] === opposites[verdict];
    const states = verdicts[0] !== 'none';
    measured.given += Number(verdict !== null);
    measured.right += Number(isRight);
    measured.opposite += Number(isOpposite);
    measured.stating += Number(states);
    measured.found += Number(states && isRight);
    const mark = verdict === null ? '  ' : isRight ? 'ok' : isOpposite ? '!!' : 'xx';
    measured.lines.push(`${mark} ${name}: ${verdict ?? 'none'} of ${verdicts.join('|')} – ${reason}`);
  }
  return measured;
}
