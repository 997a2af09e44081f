import type { CitationScore, Ledger } from '@sextant/contracts';

/** An engine's mentions by how they stand, as they are told. */
type CountedMentions = Omit<CitationScore, 'concern'> & {
  concern: number;
  /** What could not be found out: of works, of their retraction, and plain web pages. */
  unsettled: number;
};

/** Counts the mentions of each engine by how they stand. */
export const countMentions = ({ rows, scores }: Pick<Ledger, 'rows' | 'scores'>): CountedMentions[] =>
  scores.map(({ concern, ...score }) => {
    // A ledger that was stored before works under concern were counted apart has them among the retracted.
    const among = concern === undefined ? countUnderConcern(rows, score.engine) : 0;
    return {
      ...score,
      retracted: score.retracted - among,
      concern: concern ?? among,
      unsettled: score.unknown + score.unchecked + score.web_pages,
    };
  });

const countUnderConcern = (rows: Ledger['rows'], engine: string): number =>
  rows
    .filter(({ publication }) => publication === 'concern')
    .flatMap(({ mentions }) => mentions)
    .filter((mention) => mention.engine === engine && mention.state === 'verified').length;
