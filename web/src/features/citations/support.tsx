import type { Citation, Mention, SupportingSentence } from '@sextant/contracts';
import { CircleCheck, CircleSlash, FileQuestion, type LucideIcon, TriangleAlert } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

interface Shown {
  label: string;
  icon: LucideIcon;
  colour: string;
}

const relations: Record<Mention['abstract'], Shown> = {
  supports: { label: 'Supported by the abstract', icon: CircleCheck, colour: 'text-good' },
  contradicts: { label: 'The abstract says the opposite', icon: TriangleAlert, colour: 'text-bad' },
  'does-not-say': { label: 'Not found in the abstract', icon: CircleSlash, colour: 'text-warn' },
  missing: { label: 'There is no abstract to read', icon: FileQuestion, colour: 'text-ink-soft' },
};

/** What the abstract says to a statement, in words and a sign. */
export function SupportLabel({ mention }: { mention: Mention }) {
  const { label, icon: Icon, colour } = relations[mention.abstract];
  return (
    <p className={classNames('flex items-center gap-1.5 text-sm font-medium', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </p>
  );
}

/** The look of the sentence that speaks of a statement. */
export const markClass = 'border-b-2 border-warn bg-warn-soft text-inherit';

/** Where the sentence stands in the abstract; null when this is not the abstract it was taken from. */
function placeIn(abstract: string, { text, from, to }: SupportingSentence) {
  if (abstract.slice(from, to).trim() === text.trim()) return { from, to };
  const found = abstract.indexOf(text);
  return found < 0 ? null : { from: found, to: found + text.length };
}

/** The abstract with the sentence that supports a statement, or contradicts it, marked in it. */
export function MarkedAbstract({
  citation,
  support,
}: {
  citation: Citation;
  support: SupportingSentence | null;
}) {
  const { abstract } = citation;
  if (!abstract) return null;
  const place = support && placeIn(abstract, support);
  return (
    <p dir="auto" className="text-sm whitespace-pre-line">
      {place ? (
        <>
          {abstract.slice(0, place.from)}
          <mark className={markClass}>{abstract.slice(place.from, place.to)}</mark>
          {abstract.slice(place.to)}
        </>
      ) : (
        abstract
      )}
    </p>
  );
}
