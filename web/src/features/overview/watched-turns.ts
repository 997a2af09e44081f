/** Turns whose answers came while they were looked at. */
const watched = new Set<string>();

export const watchTurn = (turnId: string): void => {
  watched.add(turnId);
};

/** Whether a turn's answers came while it was looked at: then its overview unfolds by hand alone, so that no answer moves under its reader. */
export const wasWatched = (turnId: string): boolean => watched.has(turnId);
