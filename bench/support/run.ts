/**
 * How support is judged on the claims of registered trials against abstracts: `node bench/support/run.ts [fit|choose|last]`,
 * all three parts where none is named; `--wrong` prints what was judged wrong.
 */
import { judgeSupport } from '../../server/src/citations/support/judge-support.ts';
import { claims, recordOf } from './claims.ts';
import { type Part, partOf } from './part-of.ts';

const share = (part: number, whole: number) =>
  `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole})`;
const asked = process.argv
  .slice(2)
  .filter((argument): argument is Part => /^(?:fit|choose|last)$/.test(argument));

function report(part: Part) {
  const judged = claims
    .filter(({ nct }) => partOf(nct) === part)
    .map((claim) => {
      const { abstract, title } = recordOf(claim.pmid);
      return { ...claim, ...judgeSupport(claim.claim, abstract, { title }) };
    });
  const of = (label: number, relation?: string) =>
    judged.filter((one) => one.label === label && (!relation || one.relation === relation));
  const [right, wrong] = [of(1, 'supports').length, of(0, 'supports').length];
  const [against, notAgainst] = [of(0, 'contradicts').length, of(1, 'contradicts').length];
  console.log(
    `\n${part}: ${of(1).length} claims supported by their label, ${of(0).length} not, ${of(2).length} of which nothing is said`,
  );
  console.log(`  “supports” right, of labels 0 and 1: ${share(right, right + wrong)}`);
  console.log(`  label 0 called supported:           ${share(wrong, of(0).length)}`);
  console.log(`  coverage of label 1:                ${share(right, of(1).length)}`);
  console.log(`  label 2 called supported:           ${share(of(2, 'supports').length, of(2).length)}`);
  console.log(
    `  “contradicts” right, of labels 0 and 1: ${share(against, against + notAgainst)}, coverage of label 0 ${share(against, of(0).length)}`,
  );
  if (!process.argv.includes('--wrong')) return;
  for (const one of [...of(0, 'supports'), ...of(1, 'contradicts')])
    console.log(`\n  ${one.label} ${one.relation} [${one.pmid}] ${one.claim}\n    ${one.sentence?.text}`);
}

for (const part of asked.length > 0 ? asked : (['fit', 'choose', 'last'] as const)) report(part);
