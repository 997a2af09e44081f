import { SightLines } from '../../ui/sight-lines.tsx';

const steps = [
  {
    title: 'Ask once',
    text: 'Put a research question in your own words. It goes to all six engines in the same moment, along with the evidence found for it.',
  },
  {
    title: 'Read side by side',
    text: 'Answers appear as they are written, each at its own pace. If one fails, the others go on.',
  },
  {
    title: 'Check the sources',
    text: 'Every PMID, DOI and trial number is looked up. Retracted, mismatched or not found: you are told, beside the sentence.',
  },
  {
    title: 'Take your fix',
    text: 'See what engines and literature say, where their numbers differ, and what rests on one and the same paper.',
  },
];

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-20 sm:px-8 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:py-28">
        <div className="relative min-h-80 overflow-hidden rounded-lg bg-sunken lg:min-h-full">
          <SightLines className="absolute inset-0 size-full p-4" />
        </div>
        <div>
          <h2 id="about-title" className="max-w-[24ch] font-serif text-3xl font-semibold text-balance">
            A navigator never trusts a single bearing
          </h2>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">
            One line of position tells you that you are somewhere on it. Several, taken independently, cross
            where you are. Sextant does the same with answers.
          </p>
          <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <h3 className="flex items-baseline gap-3 font-semibold">
                  <span aria-hidden="true" className="font-mono text-sm text-ink-faint">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
