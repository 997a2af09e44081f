const planning =
  /\b(?:randomi[sz]ed \d|gave \w+ .{0,80}\bto \d|assigned|enrolled|recruited|followed \d|had been planned|aimed|were (?:randomi[sz]ed|recruited|enrolled)|tested .{0,60} in \d|against .{0,60} in \d)\b/i;

/** Whether a sentence tells what was asked or done, not what came of it. */
export const isPlanning = (sentence: string): boolean => planning.test(sentence);
