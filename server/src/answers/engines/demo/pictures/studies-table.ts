import type { ReadWork } from '../read-evidence.ts';
import { fence, linesOf } from './fence.ts';
import { mainEffect } from './read-effects.ts';
import { nameOf, studyTypeName } from './work-name.ts';

const columns = ['Work', 'Study type', 'n', 'Main figure stated'];
/** In characters; of a longer sentence its figure alone is shown. */
const maxSentenceLength = 180;
const unknown = '–';

/** The works that an answer quotes, one a row, in the order in which it reads them. */
export function studiesTable(works: readonly ReadWork[]): string {
  const rows = works.map((work) => [
    nameOf(work),
    studyTypeName(work.citation.study_type),
    work.citation.n?.toLocaleString('en') ?? unknown,
    mainFigure(work),
  ]);
  return fence(
    'table',
    `{"title": "Works read, in this order", "columns": ${JSON.stringify(columns)}, "rows": ${linesOf(rows)}}`,
  );
}

function mainFigure(work: ReadWork): string {
  const effect = mainEffect(work);
  if (!effect) return unknown;
  const { figure, outcome, sentence, words } = effect;
  if (sentence.length <= maxSentenceLength) return sentence.replace(/[.\s]+$/, '');
  const closed = words.split('(').length > words.split(')').length ? `${words})` : words;
  return `${outcome && `${outcome}: `}${figure.kind.replaceAll('-', ' ')} ${closed}`;
}
