import type { ReadWork } from '../read-evidence.ts';
import { fence, linesOf } from './fence.ts';
import { nameOf, studyTypeName } from './work-name.ts';

const maxBars = 12;

/** How many works appeared in which year, by study type; null where all are of one year. */
export function worksByYear(works: readonly ReadWork[]): string | null {
  const counted = count(
    works.filter(({ citation }) => citation.year !== null),
    ({ citation }) => [`${citation.year}`, studyTypeName(citation.study_type)],
  )
    .map(({ named: [year = '', type = ''], works: found }) => ({ year, type, works: found }))
    .sort((a, b) => Number(a.year) - Number(b.year));
  if (new Set(counted.map(({ year }) => year)).size < 2) return null;
  return chart('Works on the question, by year', counted, {
    x: { field: 'year', type: 'ordinal', title: 'Year' },
    y: worksAxis,
    ...(new Set(counted.map(({ type }) => type)).size > 1 && {
      color: { field: 'type', type: 'nominal', title: 'Study type' },
    }),
  });
}

/** How many works are of which study type, in the order of the works; null where all are of one. */
export function worksByType(works: readonly ReadWork[]): string | null {
  const counted = count(works, ({ citation }) => [studyTypeName(citation.study_type)]).map(
    ({ named: [type = ''], works: found }) => ({ type, works: found }),
  );
  if (counted.length < 2) return null;
  return chart('Works on the question, by study type', counted, {
    y: { field: 'type', type: 'nominal', sort: null, title: null },
    x: worksAxis,
  });
}

/** How many took part in each study, as the records state; null where fewer than two state it. */
export function participants(works: readonly ReadWork[]): string | null {
  const sized = works
    .flatMap((work) => (work.citation.n === null ? [] : { work: nameOf(work), n: work.citation.n }))
    .slice(0, maxBars);
  if (sized.length < 2) return null;
  return chart('Participants of each study', sized, {
    y: { field: 'work', type: 'nominal', sort: null, title: null },
    x: { field: 'n', type: 'quantitative', title: 'Participants' },
  });
}

const sideNames: Record<ReadWork['stance'], string> = {
  yes: 'for',
  no: 'against',
  both: 'both ways',
  silent: 'take no side',
};

/** How many works speak for the question, against it and both ways; null where fewer than two take a side. */
export function sidesTaken(works: readonly ReadWork[]): string | null {
  if (works.filter(({ stance }) => stance !== 'silent').length < 2) return null;
  const counted = count(works, ({ stance }) => [sideNames[stance]]).map(
    ({ named: [side = ''], works: found }) => ({ side, works: found }),
  );
  return chart('Sides that the works take, by their wording', counted, {
    y: { field: 'side', type: 'nominal', sort: Object.values(sideNames), title: null },
    x: worksAxis,
  });
}

/** Whole works only: the axis has no halves. */
const worksAxis = {
  field: 'works',
  type: 'quantitative',
  title: 'Works',
  axis: { tickMinStep: 1, format: 'd' },
};

function count(works: readonly ReadWork[], nameParts: (work: ReadWork) => string[]) {
  const groups = Map.groupBy(works, (work) => JSON.stringify(nameParts(work)));
  return [...groups].map(([key, group]) => ({ named: JSON.parse(key) as string[], works: group.length }));
}

function chart(title: string, rows: readonly object[], encoding: object): string {
  return fence(
    'vega-lite',
    `{"title": ${JSON.stringify(title)}, "data": {"values": ${linesOf(rows)}}, "mark": "bar", "encoding": ${JSON.stringify(encoding)}}`,
  );
}
