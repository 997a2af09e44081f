/** What every job about a turn is told; what is wanted of it stands with the turn. */
export interface FindingJob {
  turnId: string;
  /** How many turns of the same person waited before it when its first job was added; missing in jobs of before. */
  rank?: number;
}
