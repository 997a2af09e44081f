import type { Citation, Ledger, StudyCell, StudyRow } from '@sextant/contracts';
import type { MentionSet } from '../mentions/read-set.ts';
import type { NumberLabel } from './read-labels.ts';

export interface ScoredCell {
  set: string;
  /** As the set names the work; null for one that it does not speak of. */
  work: string | null;
  row: StudyRow;
  cell: StudyCell;
  /** Null: no label speaks of the number, so that it is to be judged by eye. */
  isRight: boolean | null;
  why: string;
}

/** Numbers of a text in their common form; of "0.74 (0.65 to 0.85)" three. */
const numbersOf = (text: string) =>
  (text.replace(/(\d)[,\u202f](?=\d{3}\b)/g, '$1').match(/\d+(?:[.,·]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(/[,·]/, '.')),
  );
/**
 * Whether two texts tell one effect: they lead with the same number, and where both have an interval, the first of its
 * ends is one too. The level is no number of either.
 */
const shares = (one: string, other: string) => {
  const [[first, low], [second, otherLow]] = [one, other].map((text) =>
    numbersOf(text.replace(/\b9\d(?:\.\d)?[ -]?%?-?(?= ?(?:CI|KI|CrI))/g, '')),
  ) as [number[], number[]];
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9;
  if (first === undefined || second === undefined || !isNear(first, second)) return false;
  return (
    low === undefined ||
    otherLow === undefined ||
    isNear(Math.abs(low), Math.abs(otherLow)) ||
    /p ?[=<]/i.test(one + other)
  );
};

/** Holds every cell of a study table against the labels of its set. */
export function scoreCells(
  set: MentionSet,
  labels: readonly NumberLabel[],
  { citations, ledger }: { citations: Map<string, Citation>; ledger: Ledger },
  rows: readonly StudyRow[],
): ScoredCell[] {
  const idOf = new Map(
    [...citations].flatMap(([id, citation]) => {
      const row = ledger.rows.find(
        (one) =>
          one.citation !== null &&
          (citation.pmid ? one.citation.pmid === citation.pmid : one.citation.title === citation.title),
      );
      return row ? [[row.id, id] as const] : [];
    }),
  );
  return rows.flatMap((row) => {
    const work = idOf.get(row.work);
    return row.cells.map((cell): ScoredCell => {
      const own = labels.filter((label) => label.engine === cell.engine && label.work === work);
      const cites = set.mentions.some(
        ({ engine, state, work: of }) => engine === cell.engine && of === work && state === 'verified',
      );
      const given = rows
        .filter((other) => other !== row && other.work === row.work)
        .flatMap(({ cells }) =>
          cells.filter(({ engine, state }) => engine === cell.engine && state === 'same-number'),
        )
        .map(({ stated }) => stated ?? '');
      return {
        set: set.name,
        work: work ?? null,
        row,
        cell,
        ...judge(cell, row, cell.state === 'no-number' ? withoutGiven(own, given) : own, cites),
      };
    });
  });
}

/** An abstract may have one number for two outcomes: a label whose number another row has is not missed in this one. */
function withoutGiven(own: readonly NumberLabel[], given: readonly string[]): NumberLabel[] {
  const left = [...given];
  return own.filter(({ quote, wanted }) => {
    const at = wanted === 'stands' ? left.findIndex((stated) => shares(stated, quote)) : -1;
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether a number that is another than the abstract's is shown as such. */
export const isShown = ({ engine, quote, work: of }: NumberLabel, cells: readonly ScoredCell[]): boolean =>
  cells.some(
    ({ cell, work }) =>
      work === of &&
      cell.engine === engine &&
      cell.state === 'other-number' &&
      numbersOf(cell.stated ?? '')[0] === numbersOf(quote)[0],
  );

function judge(
  { state, stated }: StudyCell,
  { effect, written }: StudyRow,
  own: readonly NumberLabel[],
  cites: boolean,
): Pick<ScoredCell, 'isRight' | 'why'> {
  const right = own.filter(({ wanted }) => wanted === 'stands');
  const other = own.filter(({ wanted }) => wanted === 'other');
  if (state === 'same-number') {
    if (right.some(({ quote }) => shares(stated ?? '', quote))) return { isRight: true, why: '' };
    const against = [...other, ...own.filter(({ wanted }) => wanted === 'absent')].find(({ quote }) =>
      shares(stated ?? '', quote),
    );
    return against
      ? { isRight: false, why: `labelled ${against.wanted}` }
      : { isRight: null, why: 'no label' };
  }
  if (state === 'other-number') {
    const label = own.find(({ quote }) => shares(stated ?? '', quote));
    return label
      ? { isRight: label.wanted === 'other', why: `labelled ${label.wanted} ${label.instead}` }
      : { isRight: null, why: 'no label' };
  }
  if (state === 'unread-number') return { isRight: cites ? null : false, why: 'abstains' };
  if (state === 'not-cited') return { isRight: !cites, why: cites ? 'it cites the work' : '' };
  const missed = effect
    ? [
        ...right.filter(({ quote }) => shares(written, quote)),
        ...other.filter(({ instead }) => shares(written, instead)),
      ]
    : [];
  return missed.length > 0
    ? { isRight: false, why: `missed “${missed[0]?.quote}” (${missed[0]?.wanted})` }
    : { isRight: true, why: '' };
}
