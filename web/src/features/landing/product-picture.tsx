import { useConfigQuery } from '../../lib/config-api.ts';
import { engineColour } from '../../lib/engine-colour.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sampleAnswers, sampleQuestion, sampleSources } from './sample.ts';

/** A citation mark within a sentence. */
const Mark = ({ number }: { number: number }) => (
  <span className="ml-0.5 rounded-sm bg-accent-soft px-1 text-xs font-medium text-accent-strong">
    {number}
  </span>
);

/** What the product looks like: one question, six answers, checked sources. The names are the server's. */
export function ProductPicture() {
  const { data: config } = useConfigQuery();
  return (
    <figure className="mt-14 lg:mt-16">
      <div
        role="img"
        aria-label="The side-by-side view: a question about aspirin in Lynch syndrome, six short answers in columns, the checked sources, and a meter showing that five of six say yes."
        className="overflow-hidden rounded-lg border border-line bg-surface shadow-raised"
      >
        <div aria-hidden="true">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4">
            <p className="grow font-serif text-lg font-semibold">{sampleQuestion}</p>
            <Verdicts />
          </div>
          <div className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
            {sampleAnswers.map((answer, index) => (
              <div
                key={answer.verdict + answer.text}
                className={`bg-surface px-5 pt-4 pb-5 ${index > 1 ? 'hidden sm:block' : ''}`}
              >
                <div className="mb-2 flex items-center gap-2 text-sm">
                  <span className="size-2.5 rounded-full" style={{ background: engineColour(index) }} />
                  {config ? (
                    <span className="font-semibold">{config.engines[index]?.label}</span>
                  ) : (
                    <Skeleton className="h-3 w-16" />
                  )}
                  <span className="ml-auto text-xs text-ink-faint tabular-nums">{answer.seconds} s</span>
                </div>
                <p className="text-base leading-relaxed text-ink-soft">
                  <strong className="font-semibold text-ink">{answer.verdict}</strong> {answer.text}
                  {answer.marks.map((number) => (
                    <Mark key={number} number={number} />
                  ))}
                </p>
              </div>
            ))}
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line bg-sunken px-5 py-3 text-sm text-ink-soft">
            {sampleSources.map((source, index) => (
              <span key={source} className="inline-flex items-center gap-1.5">
                <Mark number={index + 1} /> {source}
                <span className="font-medium text-good">✓ verified</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-ink-faint">Illustration with shortened answers.</figcaption>
    </figure>
  );
}

function Verdicts() {
  return (
    <span className="inline-flex items-center gap-3 text-sm">
      <span className="flex gap-1">
        {sampleAnswers.map(({ text, isYes }) => (
          <span
            key={text}
            className={`h-4 w-2 rounded-[2px] ${isYes ? 'bg-accent' : 'border border-accent'}`}
          />
        ))}
      </span>
      <span className="text-ink-soft">
        <strong className="font-semibold text-ink">5 of 6</strong> say yes
      </span>
    </span>
  );
}
