import type { SearchSnippet, SessionVerdicts } from '@sextant/contracts';
import { useEngineNames } from '../../lib/engine-names.ts';
import { Marked } from './marked.tsx';

/** From one side to the other, as the overview has them. */
const words = { yes: 'Yes', mixed: 'Mixed', unclear: 'Unclear', no: 'No' } as const;

/** "Yes 1, No 5", never cut short, and before it whose verdicts they are unless the engines'. */
export function VerdictCounts({ of, counts }: SessionVerdicts) {
  const given = Object.entries(words).flatMap(([verdict, word]) => {
    const count = counts[verdict as keyof typeof words];
    return count ? [`${word} ${count}`] : [];
  });
  const told = given.join(', ');
  const whose = of === 'engines' ? 'Engines' : 'Literature';
  return (
    <span className="font-medium" title={`${whose}: ${told}`}>
      <span className={of === 'engines' ? 'sr-only' : undefined}>{whose}</span> {told}
    </span>
  );
}

/** Where a search has found its words, and in whose answer. */
export function Snippet({ engine, text, marks }: SearchSnippet) {
  const { labelOf } = useEngineNames();
  return (
    <span dir="auto" className="mt-0.5 line-clamp-2 text-xs leading-snug text-ink-soft">
      {engine && <span className="font-medium">{labelOf(engine)}: </span>}
      <Marked text={text} marks={marks} />
    </span>
  );
}
