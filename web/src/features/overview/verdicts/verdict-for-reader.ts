import type { EngineVerdict, WorkVerdict } from '@sextant/contracts';

/**
 * A verdict as this reader has it: none where the reader calls the judge's wrong.
 * @param cell the name of its mark
 * @param objections marks of the judge that the reader calls wrong
 */
export const verdictForReader = <Given extends EngineVerdict | WorkVerdict>(
  { by, verdict }: Given,
  cell: string,
  objections: ReadonlySet<string>,
): Given['verdict'] => (by === 'judge' && objections.has(cell) ? null : verdict);
