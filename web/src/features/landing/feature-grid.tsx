import { CitationPicture, QueryPicture, ViewerPicture, VisualPicture } from './feature-pictures.tsx';

const features = [
  {
    title: 'Multi-Source AI Query Engine',
    text: 'One question, put to six engines and to the literature at once: PubMed, Europe PMC, Crossref, ClinicalTrials.gov and a library of your own.',
    Picture: QueryPicture,
  },
  {
    title: 'Aggregated Response Viewer',
    text: 'All answers in view as they are written, and above them what each comes to, what the literature says, and the numbers side by side.',
    Picture: ViewerPicture,
  },
  {
    title: 'Citation and Source Display',
    text: 'One list of works for all answers. Each is verified, mismatched, retracted or unknown, with the sentence of the abstract that bears the claim.',
    Picture: CitationPicture,
  },
  {
    title: 'Visual Output Support',
    text: 'Charts, pathways, molecules, forest plots and tables, drawn where an answer needs them and yours to save as SVG or PNG.',
    Picture: VisualPicture,
  },
];

export function FeatureGrid() {
  return (
    <section id="features" aria-labelledby="features-title">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-8 lg:py-28">
        <h2 id="features-title" className="max-w-[26ch] font-serif text-3xl font-semibold text-balance">
          Built for people who read papers all day
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2">
          {features.map(({ title, text, Picture }) => (
            <li
              key={title}
              className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface lg:flex-row-reverse"
            >
              <div className="flex items-center justify-center bg-sunken p-6 lg:w-56 lg:shrink-0">
                <Picture />
              </div>
              <div className="p-6">
                <h3 className="font-serif text-xl font-semibold">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
