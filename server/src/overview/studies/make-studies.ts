import { type LedgerRow, type Studies, type StudyRow, studyTypes } from '@sextant/contracts';
import { speaksOf } from '../../literature/sources/bears-on.ts';
import { type Effect, effectsOf, hasSign, sharesOf, toFigure } from '../../reading/abstracts/effects.ts';
import { drugsIn } from '../../reading/abstracts/no-outcome.ts';
import { readDocument } from '../../reading/read-document.ts';
import { readAsked } from '../../reading/verdicts/asked.ts';
import type { OverviewInput, ReadAnswer } from '../overview-input.ts';
import { citedRows, isChecked } from '../works-cited.ts';
import { readCells } from './cells.ts';
import type { ReadText } from './citing.ts';
import { isOfPart } from './of-part.ts';
import { drawPlots } from './plots.ts';
import type { Study } from './qualifiers.ts';
import { type Sides, sidesFor } from './sides.ts';

/** Of one abstract; more is a table of its own. */
const maxEffects = 12;

/**
 * The works that the answers cite, one row an effect that the abstract states, and how each engine gives it; the share
 * of a group has a row where an answer has another. A work that no source knows has no row, one without a readable
 * effect a single one, which says who cites it. `answers` are those that have a cell.
 */
export function makeStudies(
  { earlierQuestions, ledger, question }: OverviewInput,
  answers: readonly ReadAnswer[],
): Studies {
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
  const sidesOf = sidesFor(readAsked(question, earlierQuestions), [...earlierQuestions, question].join(' '));
  const made = cited
    .filter(isStudy)
    .sort((one, other) => strength(one) - strength(other) || size(other) - size(one))
    .flatMap((row) => rowsOf(row, cited, texts, sidesOf));
  const ofIt = worksOfIt(cited, drugsIn([...earlierQuestions, question].join(' ')));
  const ofWholes = made
    .filter(({ isOfPart, row }) => !isOfPart && ofIt.has(row.work))
    .map(({ readSides, row }) => ({ row, sides: readSides?.() }));
  // Where none is said to be of what is asked about, it may be called otherwise there.
  const isKnown = ofWholes.some(({ sides }) => sides?.isOfAsked);
  const drawn = ofWholes.filter(({ sides }) => !isKnown || sides?.isOfAsked);
  const rivals = new Map(drawn.map(({ row, sides }) => [row.id, sides?.rival ?? '']));
  return {
    rows: made.map(({ row }) => row),
    plots: drawPlots(
      drawn.map(({ row }) => row),
      ledger?.rows ?? [],
      rivals,
    ),
  };
}

/** Known to a source, named rightly by one engine at least, and no notice of another work. */
const isStudy = ({ citation, found, mentions }: LedgerRow): boolean =>
  found === 'known' &&
  citation !== null &&
  citation.study_type !== 'notice' &&
  mentions.some(({ state }) => state === 'verified');

const strength = ({ citation }: LedgerRow) => studyTypes.indexOf(citation?.study_type ?? 'other');
const size = ({ citation }: LedgerRow) => citation?.n ?? 0;

/** The works that speak of one of some drugs; all where there is no drug, or none of them does. */
function worksOfIt(rows: readonly LedgerRow[], drugs: readonly string[]): ReadonlySet<string> {
  const isOfIt = speaksOf(drugs);
  const found = rows.filter(({ citation }) => citation && isOfIt(citation));
  return new Set((found.length > 0 ? found : rows).map(({ id }) => id));
}

/** A row, whether its effect is of a part of the study alone, and how it stands to what is asked about. */
interface MadeRow {
  row: StudyRow;
  isOfPart: boolean;
  /** Read only of what may be drawn. */
  readSides?: () => Sides;
}

function rowsOf(
  row: LedgerRow,
  cited: readonly LedgerRow[],
  texts: readonly ReadText[],
  sidesOf: (effect: Effect, study: Study) => Sides,
): MadeRow[] {
  const { abstract: stated = null, title = '' } = row.citation ?? {};
  const abstract = stated ?? '';
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
  const found =
    effects.length > 0
      ? effects.map((effect, at) => ({
          row: toRow(effect, at),
          isOfPart: isOfPart(effect, { abstract, title }),
          readSides: () => sidesOf(effect, { abstract, title }),
        }))
      : [{ row: toRow(null, 0), isOfPart: false }];
  const differing = sharesOf(abstract)
    .map((share, index) => toRow(share, found.length + index))
    .filter(({ cells }) => cells.some(({ state }) => state === 'other-number'));
  return [...found, ...differing.slice(0, maxEffects).map((each) => ({ row: each, isOfPart: false }))];
}
