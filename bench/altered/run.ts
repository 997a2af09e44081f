/**
 * What is said of real sentences that were made untrue: `node bench/altered/run.ts [--last] [--lines ALTERATION]`.
 * Each sentence of results or conclusions of an abstract is cited to that abstract, first as it stands and then altered
 * (`alterations.ts`). What of it is *supported* afterwards, or *stands*, is asserted wrongly; what was before is how often
 * anything is said at all. No labels are needed, so any abstracts will do; choices are made on the one half, and the other,
 * `--last`, is looked at once.
 */
import { claimOf } from '../../server/src/citations/numbers/claim.ts';
import { lookUpQuantities } from '../../server/src/citations/numbers/compare-numbers.ts';
import { judgeSupport } from '../../server/src/citations/support/judge-support.ts';
import { readAbstract } from '../../server/src/reading/abstracts/read-abstract.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { alterations } from './alterations.ts';

const isLast = process.argv.includes('--last');
const shown = process.argv.includes('--lines') ? process.argv[process.argv.indexOf('--lines') + 1] : null;

interface Count {
  all: number;
  supportedBefore: number;
  supported: number;
  contradicted: number;
  withNumbers: number;
  stand: number;
}

const counts = new Map<string, Count>();
const isInHalf = ({ pmid }: LiteratureRow) => (Number(pmid.slice(-1)) % 2 === 1) === isLast;
for (const row of readRows<LiteratureRow>('literature.jsonl').filter((one) => one.abstract && isInHalf(one)))
  for (const sentence of readAbstract(row.abstract).sentences) {
    if (sentence.role !== 'results' && sentence.role !== 'conclusions') continue;
    const before = judgeSupport(sentence.text, row.abstract, row).relation === 'supports';
    for (const [name, alter] of Object.entries(alterations)) {
      const altered = alter(sentence);
      if (!altered) continue;
      const of = counts.get(name) ?? {
        all: 0,
        supportedBefore: 0,
        supported: 0,
        contradicted: 0,
        withNumbers: 0,
        stand: 0,
      };
      counts.set(name, of);
      of.all += 1;
      if (before) of.supportedBefore += 1;
      const { relation } = judgeSupport(altered.text, row.abstract, row);
      if (relation === 'supports') of.supported += 1;
      if (relation === 'contradicts') of.contradicted += 1;
      const found = lookUpQuantities(claimOf(altered.text), row.abstract, row);
      const stands = altered.wrong.some(([from, to]) =>
        found.some((number) => number.state === 'stands' && number.from < to && number.to > from),
      );
      if (altered.wrong.length > 0) of.withNumbers += 1;
      if (stands) of.stand += 1;
      if (name === shown && (stands || relation === 'supports'))
        console.log(
          `${row.pmid}${stands ? ' STANDS' : ''}${relation === 'supports' ? ' SUPPORTED' : ''}\n  ${altered.text}`,
        );
    }
  }

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${(part / whole).toFixed(3)} (${part} of ${whole})`;
for (const [name, of] of counts) {
  console.log(
    `${name}: supported before ${share(of.supportedBefore, of.all)}, altered ${share(of.supported, of.all)}; contradicted ${share(of.contradicted, of.all)}; wrong numbers said to stand ${share(of.stand, of.withNumbers)}`,
  );
}
