import type { LedgerRow } from './ledger.ts';
import type { StudyRow } from './studies.ts';
import { studyName } from './study-name.ts';

/** A work and its rows in the table of studies. */
export interface ShownStudy {
  work: LedgerRow;
  rows: StudyRow[];
  isRetracted: boolean;
  /** Those of one author and year are told apart as papers do: `Marso 2016a`. */
  name: string;
}

const nameOf = ({ citation, label }: LedgerRow) => (citation ? studyName(citation) : label);
const letters = 'abcdefghijklmnopqrstuvwxyz';

function named(studies: Omit<ShownStudy, 'name'>[]): ShownStudy[] {
  const alike = Map.groupBy(studies, ({ work }) => nameOf(work));
  return studies.map((study) => {
    const name = nameOf(study.work);
    const same = alike.get(name) ?? [];
    const isLettered = same.length > 1 && same.length <= letters.length && !!study.work.citation?.year;
    return { ...study, name: isLettered ? `${name}${letters[same.indexOf(study)]}` : name };
  });
}

/** Studies as they are shown and exported: the rows of each work together, retracted works below all others. Free of zod. */
export function studiesInOrder(
  rows: readonly StudyRow[],
  works: ReadonlyMap<string, LedgerRow>,
): ShownStudy[] {
  const studies = [...Map.groupBy(rows, ({ work }) => work)].flatMap(([id, ofWork]) => {
    const work = works.get(id);
    return work ? [{ work, rows: ofWork, isRetracted: work.publication === 'retracted' }] : [];
  });
  return named([
    ...studies.filter(({ isRetracted }) => !isRetracted),
    ...studies.filter(({ isRetracted }) => isRetracted),
  ]);
}
