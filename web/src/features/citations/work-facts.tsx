import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { ExternalLink } from 'lucide-react';
import { grouped } from '../../lib/grouped.ts';
import { authorLine } from './model/author-line.ts';
import type { CitedWork } from './model/cited-works.ts';
import { linksOf } from './model/links.ts';

const chip = 'rounded-sm bg-sunken px-1.5 py-0.5 text-xs text-ink-soft';

/** Authors, journal and year of a work, its kind of study and its size. */
export function WorkFacts({ work: { citation } }: { work: CitedWork }) {
  if (!citation) return null;
  const { authors, journal, year, study_type, n } = citation;
  return (
    <>
      {authors.length > 0 && <p className="text-sm text-ink-soft">{authorLine(authors)}</p>}
      <p className="text-sm text-ink-soft">
        {journal && <cite>{journal}</cite>}
        {journal && year !== null && ' · '}
        {year}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <span className={chip}>{studyTypeWords[study_type]}</span>
        {n !== null && <span className={chip}>n = {grouped(n)}</span>}
      </p>
    </>
  );
}

/** Where a work can be read, each in a new tab. */
export function WorkLinks({ work }: { work: CitedWork }) {
  const links = linksOf(work);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {links.map(({ label, address }) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2"
          >
            {label}
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
