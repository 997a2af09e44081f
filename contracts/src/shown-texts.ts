import type { Ledger } from './ledger.ts';
import { openJudgement } from './no-judgement.ts';
import type { EngineVerdict, Overview, WorkVerdict } from './overview.ts';
import type { ReadText } from './read-texts.ts';

/** An engine's answer as it is shown; empty where there is none. */
export type TextOf = (engine: string) => string;

/** What a text is known by. Free of zod, as all here is. */
export const readTextOf = (text: string): ReadText => ({
  length: text.length,
  digest: digestOf(text, text.length),
});

/** Whether two readings were of the same text. */
export const isSameText = (a: ReadText, b: ReadText): boolean =>
  a.length === b.length && a.digest === b.digest;

/** Whether places were read from the beginning of this text; of what was stored before that was kept, it is taken on trust. */
const isReadFrom = (read: ReadText | undefined, text: string): boolean =>
  read === undefined || (read.length <= text.length && read.digest === digestOf(text, read.length));

/** FNV-1a, 32 bits, a UTF-16 unit at a time. */
function digestOf(text: string, length: number): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(16);
}

/** A ledger without what was read from answers that have been replaced since: their places would mark other words. */
export function ledgerOfTexts(ledger: Ledger, textOf: TextOf): Ledger {
  return ledgerWithout(
    ledger,
    ledger.scores.filter(({ engine, read }) => !isReadFrom(read, textOf(engine))).map(({ engine }) => engine),
  );
}

/** The same object where no engine is named. */
export function ledgerWithout(ledger: Ledger, engines: readonly string[]): Ledger {
  if (engines.length === 0) return ledger;
  const isLeft = ({ engine }: { engine: string }) => !engines.includes(engine);
  return {
    ...ledger,
    rows: ledger.rows.map((row) => ({ ...row, mentions: row.mentions.filter(isLeft) })),
    scores: ledger.scores.filter(isLeft),
  };
}

/**
 * An overview without what was read from answers that have been replaced since. What was judged goes with them: it weighed
 * all answers against one another.
 */
export function overviewOfTexts(overview: Overview, textOf: TextOf): Overview {
  const { read = [] } = overview;
  const replaced = new Set(
    read.filter((each) => !isReadFrom(each, textOf(each.engine))).map(({ engine }) => engine),
  );
  if (replaced.size === 0) return overview;
  const isLeft = (engine: string) => !replaced.has(engine);
  const areLeft = (engines: readonly string[]) => engines.filter(isLeft);
  const citing = <Work extends { cited_by: string[] }>(works: readonly Work[]) =>
    works
      .map((work) => ({ ...work, cited_by: areLeft(work.cited_by) }))
      .filter(({ cited_by }) => cited_by.length > 0);
  return {
    ...overview,
    // That nobody is to judge stays as it was.
    judgement: overview.judgement.judge ? openJudgement : overview.judgement,
    answered: areLeft(overview.answered),
    read: read.filter(({ engine }) => isLeft(engine)),
    engines: overview.engines.map((given) =>
      isLeft(given.engine) ? withoutJudge(given) : notReadYet(given.engine),
    ),
    literature: {
      verdicts: citing(overview.literature.verdicts.map(withoutJudge)),
      left_out: citing(overview.literature.left_out),
    },
    studies: {
      ...overview.studies,
      rows: overview.studies.rows.map((row) => ({
        ...row,
        cells: row.cells.filter(({ engine }) => isLeft(engine)),
      })),
    },
    positions: overview.positions
      .map((position) => ({
        ...position,
        engines: areLeft(position.engines),
        passages: position.passages.filter(({ engine }) => engine === null || isLeft(engine)),
      }))
      .filter(({ engines }) => engines.length > 0),
    statements: [],
    citations: [],
    unchecked: areLeft(overview.unchecked),
    uncited: [],
    synthesis: [],
  };
}

/** A judge reads where rules could not: without its word there is none. */
const withoutJudge = <Read extends EngineVerdict | WorkVerdict>(read: Read): Read =>
  read.by === 'rules'
    ? read
    : {
        ...read,
        verdict: null,
        reason: 'It was judged beside an answer that has been replaced since.',
        passage: null,
        by: 'rules',
        ...('confirmation' in read && { confirmation: null }),
      };

const notReadYet = (engine: string): EngineVerdict => ({
  engine,
  verdict: 'no-answer',
  reason: 'Its new answer has not been compared yet.',
  passage: null,
  bottom_line: null,
  by: 'rules',
  confirmation: null,
});
