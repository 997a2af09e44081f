import type { EngineVerdict } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { EngineName } from '../engine-name.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { Meter } from './meter.tsx';
import { verdictWords } from './verdict-words.ts';

/** What the engines answer, each with the words that say it. */
export function EngineMeter({ asked, verdicts }: { verdicts: EngineVerdict[]; asked: number }) {
  const { labelOf } = useEngineNames();
  const having = verdicts.filter(({ verdict }) => verdict !== 'no-answer').length;
  return (
    <Meter
      title="What the engines say"
      note={`${having} of ${asked} have a verdict`}
      items={verdicts}
      list={(items) =>
        items.map(({ engine, passage, reason, verdict }) => (
          <DetailButton
            key={engine}
            label={`${labelOf(engine)}: ${verdictWords[verdict].label}`}
            className="min-h-6 px-1.5"
            detail={(close) => (
              <>
                <p className="font-semibold">
                  {labelOf(engine)}: {verdictWords[verdict].label}
                </p>
                <p className="text-ink-soft">{reason}</p>
                {passage && <PassageQuote passage={passage} onShown={close} />}
              </>
            )}
          >
            <EngineName engine={engine} />
          </DetailButton>
        ))
      }
    />
  );
}
