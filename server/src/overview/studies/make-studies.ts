import { type LedgerRow, type Studies, type StudyRow, studyTypes } from '@sextant/contracts';
import { type Effect, effectsOf, hasSign, sharesOf, toFigure } from '../../reading/abstracts/effects.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { OverviewInput, ReadAnswer } from '../overview-input.ts';
import { citedRows, isChecked } from '../works-cited.ts';
import { readCells } from './cells.ts';
import type { ReadText } from './citing.ts';
import { drawPlots } from './plots.ts';

/** Of one abstract; more is a table of its own. */
const maxEffects = 12;

/**
 * The works that the answers cite, one row an effect that the abstract states, and how each engine gives it; the share
 * of a group has a row where an answer has another. A work that no source knows has no row, one without a readable
 * effect a single one, which says who cites it. `answers` are those that have a cell.
 */
export function makeStudies({ ledger }: OverviewInput, answers: readonly ReadAnswer[]): Studies {
  const cited = citedRows(ledger);
  const texts = answers.flatMap((answer) =>
    answer.text === null
      ? []
      : [
          {
            engine: answer.engine,
            document: readDocument(answer.text),
            isChecked: isChecked(ledger, answer),
          },
        ],
  );
  const rows = cited
    .filter(isStudy)
    .sort((one, other) => strength(one) - strength(other) || size(other) - size(one))
    .flatMap((row) => rowsOf(row, cited, texts));
  return { rows, plots: drawPlots(rows, ledger?.rows ?? []) };
}

/** Known to a source, named rightly by one engine at least, and no notice of another work. */
const isStudy = ({ citation, found, mentions }: LedgerRow): boolean =>
  found === 'known' &&
  citation !== null &&
  citation.study_type !== 'notice' &&
  mentions.some(({ state }) => state === 'verified');

const strength = ({ citation }: LedgerRow) => studyTypes.indexOf(citation?.study_type ?? 'other');
const size = ({ citation }: LedgerRow) => citation?.n ?? 0;

function rowsOf(row: LedgerRow, cited: readonly LedgerRow[], texts: readonly ReadText[]): StudyRow[] {
  const abstract = row.citation?.abstract ?? '';
  const effects = effectsOf(abstract).filter(hasSign).slice(0, maxEffects);
  const cellsOf = readCells(row, cited, texts);
  const toRow = (effect: Effect | null, index: number): StudyRow => ({
    id: `${row.id}#${index}`,
    work: row.id,
    outcome: effect?.outcome ?? '',
    effect: effect && toFigure(effect),
    written: effect?.quantity.text ?? '',
    passage: effect && {
      engine: null,
      work: row.id,
      from: effect.sentence.from,
      to: effect.sentence.to,
      text: effect.sentence.text,
    },
    cells: cellsOf(effect),
  });
  const found = effects.length > 0 ? effects.map(toRow) : [toRow(null, 0)];
  const differing = sharesOf(abstract)
    .map((share, index) => toRow(share, found.length + index))
    .filter(({ cells }) => cells.some(({ state }) => state === 'other-number'));
  return [...found, ...differing.slice(0, maxEffects)];
}
