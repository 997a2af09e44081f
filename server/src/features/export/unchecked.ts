import type { RecordedTurn } from '@sextant/contracts';

/** What an answer says of its citations where nobody has checked them; null where somebody has, or where there is no text. */
export const uncheckedNotice = (
  { engine, text }: Pick<RecordedTurn['answers'][number], 'engine' | 'text'>,
  ledger: RecordedTurn['ledger'],
): string | null =>
  text === '' || ledger?.scores.some((score) => score.engine === engine)
    ? null
    : 'The citations of this answer have not been checked.';
