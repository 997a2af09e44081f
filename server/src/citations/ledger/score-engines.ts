import type { CitationScore, LedgerRow } from '@sextant/contracts';

/** How well each engine cites: its distinct works by what checking them came to. */
export function scoreEngines(engines: readonly string[], rows: readonly LedgerRow[]): CitationScore[] {
  return engines.map((engine) => {
    const cited = rows.filter(({ mentions }) => mentions.some((mention) => mention.engine === engine));
    const count = (...states: LedgerRow['state'][]) =>
      cited.filter(({ state }) => states.includes(state)).length;
    return {
      engine,
      cited: cited.length,
      verified: count('verified'),
      wrong: count('mismatch', 'not-found'),
      retracted: count('retracted', 'concern'),
      unknown: count('unknown'),
    };
  });
}
