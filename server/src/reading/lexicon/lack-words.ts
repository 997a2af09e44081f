/** Words for ending or leaving out what somebody takes or does: one meaning, many names. */
export const stoppingWords = `quit quitting cessation cease ceasing stop stopping stopped discontinue discontinuation withdraw
  withdrawal withdrawn withhold withholding withheld deprescribe deprescribing interrupt interruption omit omission abstain
  abstinence pause pausing`;
/** Words for being without something. */
export const lackWords = `lack lacking absence absent deficiency deficient insufficiency insufficient inadequate deprivation deprived
  shortage loss impairment impaired low little poor without off`;
/** Words for having less of something, or keeping away from it. */
export const sparingWords = `avoid avoiding avoidance skip skipping miss missing delay delaying delayed defer deferring deferred
  late later postpone postponing restrict restricting restricted restriction limiting cutting exclude excluding exclusion eliminate eliminating elimination
  minimising minimizing decreasing decreased decrease decreases reducing reduced reduction reductions lowering lower less losing free`;
