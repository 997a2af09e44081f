/** Words that carry a sentence or a question but not its subject. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against all also although am an and any are aren't as at be because been before being
  below between both but by can cannot could did do does doing done down during each either else ever few for from
  further had has have having he her here hers him his how however i if in into is it its itself just least less
  let many may me might more most much must my neither no nor not of off often on once only or other our out over
  own per please quite rather same shall she should since so some such tell than that the their them then there
  therefore these they this those through thus to too toward towards under until up upon us very via was we well
  were what when where whether which while who whom whose why will with within without would you your yes
  explain describe compare know known really actually any anything something someone
  evidence question study studies article paper use used uses using`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);
