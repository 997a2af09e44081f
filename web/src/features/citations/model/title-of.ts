import type { CitedWork } from './cited-works.ts';

/** What a work is called: its title; without a record, as answers call it. */
export function titleOf({ citation, row, number }: CitedWork): string {
  if (row?.missing_number) return `Source ${row.missing_number}, which is not in any list`;
  return citation?.title ?? row?.label ?? `Source ${number ?? ''}`.trim();
}
