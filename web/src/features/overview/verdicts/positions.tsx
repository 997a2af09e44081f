import type { Position } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { EngineName } from '../engine-name.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';

/** What they are called: sentences quoted by rules are not known to be as many positions. */
export function titleOfPositions(positions: readonly Position[]): string {
  if (positions.length === 0) return 'No position could be read';
  const areQuoted = positions.every(({ passages, text }) =>
    passages.some((passage) => passage.text === text),
  );
  return areQuoted ? 'In their own words' : 'Positions taken';
}

/** The positions taken on a question that asks for no yes or no. */
export function Positions({ positions }: { positions: Position[] }) {
  const { labelOf } = useEngineNames();
  const title = titleOfPositions(positions);
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 space-y-2">
        {positions.map(({ engines, passages, text }) => (
          <li key={engines.join()} className="text-sm">
            <p dir="auto" className="line-clamp-3">
              {text}
            </p>
            <p className="flex flex-wrap gap-x-1 text-ink-soft">
              {engines.map((engine) => (
                <DetailButton
                  key={engine}
                  label={`Position of ${labelOf(engine)}`}
                  className="min-h-6 px-1.5"
                  detail={(close) =>
                    passages
                      .filter((passage) => passage.engine === engine)
                      .map((passage) => <PassageQuote key={passage.from} passage={passage} onShown={close} />)
                  }
                >
                  <EngineName engine={engine} />
                </DetailButton>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
