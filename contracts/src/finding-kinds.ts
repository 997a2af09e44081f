/**
 * What is made of the answers of a turn once they have ended, each by a job of its own. Free of zod, so that the web's
 * first page may import it.
 */
export const findingKinds = ['ledger', 'overview'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Whether something is still to come. */
export const isPending = (states: Record<FindingKind, { state: string }>): boolean =>
  findingKinds.some((kind) => states[kind].state === 'pending');
