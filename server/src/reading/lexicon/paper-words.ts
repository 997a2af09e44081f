/** Words of papers and of talk about them, in small letters: they say nothing of what a paper is about. */
export const paperWords: ReadonlySet<string> = new Set(
  `article articles author authors senior paper papers work works journal issue page publication publish published
  publishes preprint editorial erratum correction commentary letter report reports report reporting review reviews reviewed
  meta-analysis metaanalysis systematic guideline guidelines recommend recommended cite cites cited citing quote quoted
  reference references source sources number numbers registration registered registry programme entitled title called
  named known describe described describes examine examined examines address addressed tested tests test testing studied
  pool pooled pools companion main key pivotal landmark classic original earlier early later late recent recently same
  similar similarly likewise agree agrees agreed confirm confirmed confirms consistent concern concerns concerned
  one two three four five six seven eight nine ten several another other others second third single big small large
  practice change changed changes decisive proof prove proved positive negative neutral win won tie tied flop flopped
  stop stopped note noted worth look looked looks see read sometimes often given give gives come comes came brought bring
  picture evidence view answer question way point points year years trial trials cohort observational randomised
  randomized controlled placebo-controlled double-blind open-label phase pilot korean german danish american european
  english reached reaching drug therapy treatment anchor collaborators investigators team group example also show`.split(
    /\s+/,
  ),
);
