import type { Evidence } from '@sextant/contracts';
import { pages } from '@sextant/contracts/pages';
import { topicsTitle } from '@sextant/contracts/topics-title';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectUser } from '../../lib/auth-state.ts';
import { useConfigQuery } from '../../lib/config-api.ts';
import { useReadOnly } from '../../lib/read-only.ts';
import { takeUp } from './drafts.ts';
import { SampleQuestions } from './sample-questions.tsx';

/** In the place of six demo answers that would all say the same: that nothing was found, and what there is instead. */
export default function NothingFound({ evidence }: { evidence: Evidence }) {
  const samples = useConfigQuery().data?.sample_questions ?? [];
  const isReadOnly = useReadOnly();
  const navigate = useNavigate();
  const { email } = useSelector(selectUser);
  const { topics } = evidence;
  const silent = evidence.sources.filter(({ state }) => state === 'late' || state === 'failed');
  async function begin(text: string) {
    takeUp(undefined, email, text);
    await navigate(pages.dashboard);
  }
  return (
    <section
      aria-label="Nothing found"
      className="max-w-4xl space-y-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="space-y-1.5">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          Nothing found on this question
          <span className="rounded-sm bg-warn-soft px-1.5 py-0.5 text-xs font-medium text-warn">Demo</span>
        </h2>
        <p className="text-ink-soft">
          No vendor was asked: this server has no keys, and its demo only reads what a search finds.
          {silent.length > 0 &&
            ` ${new Intl.ListFormat('en').format(silent.map(({ label }) => label))} could not be searched right now.`}
        </p>
      </div>
      {topics && (
        <div>
          <h3 className="text-sm font-semibold">{topicsTitle(topics)}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {topics.names.map((topic) => (
              <li key={topic} dir="auto" className="rounded-sm bg-sunken px-2 py-0.5 text-sm">
                {topic}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isReadOnly && samples.length > 0 && (
        <div className="space-y-1.5">
          <h3 className="text-sm font-semibold">Questions the library can answer</h3>
          <SampleQuestions samples={samples} onSample={(text) => void begin(text)} />
        </div>
      )}
    </section>
  );
}
