import { pages } from '@sextant/contracts/pages';
import { Link } from 'react-router';
import { useConfigQuery } from '../../lib/config-api.ts';
import { useEngineNames } from '../../lib/engine-names.ts';
import { SampleQuestions } from './sample-questions.tsx';

/** What the new-chat screen shows before a question: what it is, whom it asks, and questions to begin with. */
export function EmptyChat({ onSample }: { onSample: (text: string) => void }) {
  const { data } = useConfigQuery();
  const engines = data?.engines.filter(({ mode }) => mode !== 'off') ?? [];
  const { colourOf } = useEngineNames();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col justify-center gap-6 py-10">
      <div>
        <h1 className="font-serif text-2xl font-semibold">What would you like to know?</h1>
        <p className="mt-2 max-w-[65ch] text-ink-soft">
          One biomedical question, answered side by side by several engines, so that you see where they agree
          and where they do not.
        </p>
      </div>
      <ul className="flex min-h-6 flex-wrap gap-x-4 gap-y-1.5" aria-label="Engines">
        {engines.map(({ id, label, mode }) => (
          <li key={id} className="flex items-center gap-1.5 text-sm text-ink-soft">
            <span
              aria-hidden="true"
              className="size-2 rounded-full"
              style={{ backgroundColor: colourOf(id) }}
            />
            {label}
            {mode === 'demo' && <span className="rounded-sm bg-warn-soft px-1 text-xs text-warn">Demo</span>}
          </li>
        ))}
      </ul>
      <div className="min-h-32">
        <SampleQuestions samples={data?.sample_questions ?? []} onSample={onSample} />
        <p className="mt-4 text-sm text-ink-soft">
          New here?{' '}
          <Link to={pages.example} className="text-accent underline underline-offset-3">
            See an example
          </Link>{' '}
          with six answers, their sources and what they agree on.
        </p>
      </div>
    </div>
  );
}
