import { Written } from '../../platform/db/written.ts';
import { isWhole, summaryOf } from './answer-states.ts';
import type { Findings } from './findings.ts';
import type { Gate } from './gate.ts';
import { isAsFound } from './is-as-found.ts';
import { KeptFindings } from './kept-findings.ts';
import { LiveAnswer, LiveTurn } from './live-turn.ts';
import type { StoredTurn } from './stored-turn.ts';

/** A stored turn as this process runs it. @param saveFindings writes what is found about it from now on */
export function toLiveTurn(
  stored: StoredTurn,
  run: string,
  gate: Gate,
  saveFindings: (found: Partial<Findings>) => Promise<void>,
): LiveTurn {
  const { answers, turn } = stored;
  const { createdAt, evidence, id, ledger, overview, position, question, sessionId } = turn;
  const live = new LiveTurn(
    { turnId: id, run, sessionId, position, question, createdAt },
    answers.map((row) => {
      const summary = summaryOf(row);
      return new LiveAnswer(row.id, summary, row.text, isWhole(summary));
    }),
    new KeptFindings(
      {
        evidence: evidence && Written.of(evidence, evidence.searched_at),
        ledger: ledger && Written.of(ledger, ledger.checked_at),
        overview: overview && Written.of(overview, overview.made_at),
      },
      saveFindings,
    ),
    gate,
  );
  live.hasNews = !isAsFound(stored);
  return live;
}
