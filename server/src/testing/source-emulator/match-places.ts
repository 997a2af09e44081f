import type { Citation } from '@sextant/contracts';
import { plainName } from '../../reading/mentions/names.ts';
import { isJournalOf } from './query-works.ts';

/**
 * ECitMatch's lines: `journal|year|volume|first page|author|key|` each, sent back with a PMID behind it, or with the
 * word that there is none or more than one.
 */
export function matchPlaces(works: readonly Citation[], data: string): string {
  return data
    .split('\r')
    .filter(Boolean)
    .map((line) => `${line}${match(works, line)}`)
    .join('\n');
}

function match(works: readonly Citation[], line: string): string {
  const [journal = '', year, volume, page, author = ''] = line.split('|').map((part) => part.trim());
  const inJournal = works.filter((work) => isJournalOf(journal, work));
  if (journal && inJournal.length === 0) return 'NOT_FOUND;INVALID_JOURNAL';
  const found = inJournal.filter(
    (work) =>
      work.pmid &&
      (!year || String(work.year) === year) &&
      (!volume || work.volume === volume) &&
      (!page || work.pages?.split(/[-–]/)[0] === page) &&
      (!author ||
        work.authors.some(({ family }) => plainName(family) === plainName(author.split(' ')[0] ?? ''))),
  );
  if (found.length > 1) return `AMBIGUOUS (${found.length} citations)`;
  return found[0]?.pmid ?? 'NOT_FOUND';
}
