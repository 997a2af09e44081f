import type { LedgerRow, Mention } from '@sextant/contracts';
import { trialNamesSaid } from '../../citations/facts/trial-names.ts';

/** Something that an engine cites and that was not found to be a work, however often it does. */
export interface Uncertain {
  stated: Mention['stated'];
  /** Where it stands in the ledger; null: in several rows. */
  row: LedgerRow | null;
}

/** What all answers say of works, by what a study is found by: there may be thousands of mentions and hundreds of studies. */
export interface SaidOfWorks {
  /** Entries of registries. */
  registrations: LedgerRow[];
  /** Mentions of works that no source knows by a trial's name alone, by what that may be. */
  byTrial: Map<string, Mention[]>;
  /** Mentions of such works by author and year alone, those of the same together. */
  byAuthor: { authors: string[]; year: number | null; mentions: Mention[] }[];
  /** By engine. */
  uncertain: Map<string, Uncertain[]>;
  /** The order of the ledger. */
  places: Map<Mention, number>;
}

/** Reads the mentions of a ledger once. */
export function readSaid(rows: readonly LedgerRow[]): SaidOfWorks {
  const said: SaidOfWorks = {
    registrations: rows.filter(({ citation }) => citation?.study_type === 'registry-record'),
    byTrial: new Map(),
    byAuthor: [],
    uncertain: new Map(),
    places: new Map(),
  };
  const known = new Map<string, Uncertain>();
  const byAuthor = new Map<string, Mention[]>();
  for (const row of rows)
    for (const mention of row.mentions) {
      said.places.set(mention, said.places.size);
      if (mention.state !== 'verified') addUncertain(row, mention);
      if (row.citation !== null) continue;
      const { form, stated, state } = mention;
      if (form === 'trial')
        for (const name of trialNamesSaid(stated.trial ?? '')) addTo(said.byTrial, name, mention);
      const { authors, title, year } = stated;
      if (form === 'author-year' && state === 'unknown' && authors.length > 0 && title === null)
        addTo(byAuthor, JSON.stringify([authors, year]), mention);
    }
  for (const mentions of byAuthor.values()) {
    const [{ stated }] = mentions as [Mention];
    said.byAuthor.push({ authors: stated.authors, year: stated.year, mentions });
  }
  return said;

  function addUncertain(row: LedgerRow, { engine, stated }: Mention): void {
    const { authors, journal, title, trial, year } = stated;
    const key = JSON.stringify([engine, authors, journal, title, trial, year]);
    const before = known.get(key);
    if (before) {
      if (before.row !== row) before.row = null;
      return;
    }
    const uncertain = { stated, row };
    known.set(key, uncertain);
    addTo(said.uncertain, engine, uncertain);
  }
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
