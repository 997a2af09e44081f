import type { Overview } from '@sextant/contracts';
import { Copy } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { EngineName } from '../engine-name.tsx';
import { JudgedBy } from '../judge/judged-by.tsx';
import { NoJudge } from '../judge/no-judge.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { writeSynthesis } from './write-synthesis.ts';

const roleWords = {
  agreement: 'Agreement',
  dissent: 'Dissent',
  literature: 'Literature',
  caveat: 'Caveat',
};
/** Beside the word: red is for what is false or was retracted. */
const roleLooks = {
  agreement: 'border-good',
  dissent: 'border-ink-soft',
  literature: 'border-accent',
  caveat: 'border-warn',
};

/** What a sentence rests on: its quotations, and how many works they are from. */
function behind({ length }: readonly string[]): string {
  if (length === 0) return 'quotations';
  return length === 1 ? 'quotations, 1 source' : `quotations, ${length} sources`;
}

/** Three to six sentences by the judge over all answers, each with the words that it rests on; rules write none. */
export function Synthesis({ overview, turn }: { overview: Overview; turn: OverviewTurn }) {
  const { labelOf } = useEngineNames();
  const { judgement, synthesis } = overview;
  if (!judgement.judge) return <NoJudge turn={turn} overview={overview} what="writes a synthesis" />;
  async function copy() {
    try {
      await navigator.clipboard.writeText(writeSynthesis(overview, turn, labelOf));
      toast.success('Synthesis copied');
    } catch {
      toast.error('It could not be copied. Please try again.');
    }
  }
  return (
    <div className="max-w-prose space-y-3">
      {synthesis.length === 0 && <p className="text-ink-soft">{judgement.synthesis_missing}</p>}
      <ul className="space-y-2.5">
        {synthesis.map(({ engines, passages, role, text, works }) => (
          <li key={text} className={`border-l-2 pl-3 ${roleLooks[role]}`}>
            <p className="text-xs font-semibold text-ink-soft">{roleWords[role]}</p>
            <p dir="auto">{text}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              {engines.map((engine) => (
                <EngineName key={engine} engine={engine} />
              ))}
              <DetailButton
                label={`${behind(works)} of: ${text}`}
                className="min-h-6 px-1 underline decoration-dotted underline-offset-4"
                detail={(close) => (
                  <ul className="space-y-3">
                    {passages.map((passage) => (
                      <li key={`${passage.engine} ${passage.work} ${passage.from}`} className="space-y-1">
                        {passage.engine !== null && <EngineName engine={passage.engine} />}
                        {passage.work !== null && <WorkLine work={passage.work} />}
                        <PassageQuote passage={passage} onShown={close} />
                      </li>
                    ))}
                  </ul>
                )}
              >
                {behind(works)}
              </DetailButton>
            </p>
          </li>
        ))}
      </ul>
      {synthesis.length > 0 && (
        <Button variant="quiet" size="sm" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" /> Copy
        </Button>
      )}
      <JudgedBy turn={turn} overview={overview} />
    </div>
  );
}
