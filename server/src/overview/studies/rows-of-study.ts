import type { LedgerRow, Mention } from '@sextant/contracts';
import { matchTrial } from '../../citations/facts/trial-names.ts';

/**
 * What the answers say that means a study, whatever they mean it by: mentions of its report, of its entry in the
 * registry, and of the trial by its name alone, which verifies no report and still says which study is meant.
 */
export function mentionsOfStudy(row: LedgerRow, rows: readonly LedgerRow[]): Mention[] {
  return rows.flatMap((other) =>
    other === row
      ? other.mentions
      : isItsRegistration(row, other)
        ? other.mentions.filter(({ state }) => state === 'verified')
        : other.citation === null
          ? other.mentions.filter((mention) => isItsName(row, mention))
          : [],
  );
}

const isItsRegistration = ({ citation }: LedgerRow, { citation: other }: LedgerRow): boolean =>
  other?.study_type === 'registry-record' && other.nct.some((number) => citation?.nct.includes(number));

function isItsName({ citation }: LedgerRow, { form, stated, state }: Mention): boolean {
  const { authors, title, trial, year } = stated;
  const isAlone = form === 'trial' && authors.length === 0 && title === null;
  if (!citation || !trial || !isAlone || state === 'mismatch') return false;
  return (year === null || year === citation.year) && matchTrial(trial, citation) === 'own';
}
