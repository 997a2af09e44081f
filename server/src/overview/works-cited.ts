import { isCited, isSameText, type Ledger, type LedgerRow } from '@sextant/contracts';
import type { ReadAnswer } from './overview-input.ts';

/** Rows that an answer cites; what a vendor's search brought and no answer names is not among them. */
export function citedRows(ledger: Ledger | null): LedgerRow[] {
  return ledger?.rows.filter(isCited) ?? [];
}

/** Whether the citations of an answer are in the ledger: those of an earlier answer of its engine tell nothing of it. */
export function isChecked(ledger: Ledger | null, { attempt, engine, read }: ReadAnswer): boolean {
  const score = ledger?.scores.find((each) => each.engine === engine);
  if (!score) return false;
  return score.read && read ? isSameText(score.read, read) : (score.attempt ?? attempt) === attempt;
}

/** An answer names it rightly, and nothing that was published against it is known. */
export const isToBeHeard = ({ citation, mentions, publication }: LedgerRow): boolean =>
  mentions.some(({ state }) => state === 'verified') &&
  // Not to have been able to ask again is no word against a record that says how the work stood.
  (publication === 'current' ||
    publication === 'corrected' ||
    (publication === 'unchecked' && (citation?.status === 'current' || citation?.status === 'corrected')));

/** Tells which works, by ids of ledger rows, an engine cites between two places of its answer. */
export function worksCited(ledger: Ledger | null): (engine: string, from: number, to: number) => string[] {
  const rows = citedRows(ledger);
  return (engine, from, to) =>
    rows
      .filter(({ mentions }) =>
        mentions.some(
          (mention) =>
            mention.engine === engine && mention.from >= from && mention.from < to && !mention.in_list,
        ),
      )
      .map(({ id }) => id);
}
