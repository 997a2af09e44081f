/** Changes of one turn, one after the other, that what is found about it tries to come after. */
export const maxChanges = 5;

/** What every job about a turn is told; what is wanted of it stands with the turn. */
export interface FindingJob {
  turnId: string;
  /** How many turns of the same person waited before it when its first job was added; missing in jobs of before. */
  rank?: number;
}
