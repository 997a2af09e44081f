import { type CitationScore, type LedgerRow, readTextOf } from '@sextant/contracts';
import type { AnswerToCheck } from './answer-to-check.ts';

/** What a mention counts as. */
type Column = Exclude<keyof CitationScore, 'attempt' | 'engine' | 'mentions' | 'read' | 'works'>;

/** How well each engine cites: each of its mentions counts once, by itself. */
export function scoreEngines(
  answers: readonly Pick<AnswerToCheck, 'attempt' | 'engine' | 'text'>[],
  rows: readonly LedgerRow[],
): CitationScore[] {
  return answers.map(({ attempt, engine, text }) => {
    const score: CitationScore & Record<Column, number> = {
      engine,
      ...(attempt !== undefined && { attempt }),
      read: readTextOf(text),
      works: 0,
      mentions: 0,
      verified: 0,
      mismatch: 0,
      not_found: 0,
      retracted: 0,
      concern: 0,
      unchecked: 0,
      unknown: 0,
      web_pages: 0,
    };
    for (const row of rows) {
      const own = row.mentions.filter((mention) => mention.engine === engine);
      if (own.length > 0) score.works += 1;
      score.mentions += own.length;
      for (const mention of own) score[columnOf(mention.state, row)] += 1;
    }
    return score;
  });
}

function columnOf(state: LedgerRow['mentions'][number]['state'], { found, publication }: LedgerRow): Column {
  if (found === 'web-page') return 'web_pages';
  if (state === 'mismatch' || state === 'unknown') return state;
  if (state === 'not-found') return 'not_found';
  if (publication === 'retracted' || publication === 'concern') return publication;
  return publication === 'unchecked' ? 'unchecked' : 'verified';
}
