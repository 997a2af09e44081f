/** What every job about a turn is told; what is wanted of it stands with the turn. */
export interface FindingJob {
  turnId: string;
}
