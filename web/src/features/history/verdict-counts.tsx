import type { SessionVerdicts } from '@sextant/contracts';

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
