import type { AbstractPassage, Citation, LedgerRow, Mention, SupportRelation } from '@sextant/contracts';
import { CircleCheck, FileQuestion, Files, type LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import type { CitedWork } from './model/cited-works.ts';

interface Shown {
  icon: LucideIcon;
  colour: string;
  say(source: string): string;
}

const relations: Record<SupportRelation, Shown> = {
  supports: { icon: CircleCheck, colour: 'text-good', say: (source) => `Supported by ${source}` },
  'same-topic': {
    icon: Files,
    colour: 'text-ink-soft',
    say: (source) => `Same topic; whether ${source} says this was not settled`,
  },
  unsettled: {
    icon: FileQuestion,
    colour: 'text-ink-soft',
    say: (source) => `Whether ${source} says this was not settled`,
  },
  missing: { icon: FileQuestion, colour: 'text-ink-soft', say: () => 'No abstract to read' },
};

/** Whose words are read: the bundled library's own are never called an abstract. */
export const abstractName = (row: LedgerRow | null): string =>
  row?.abstract_source === 'sextant-summary' ? 'Sextant’s summary' : 'the abstract';

/** The same as a title; of a work that no ledger has yet, too. */
export const abstractTitle = ({ citation, row }: Pick<CitedWork, 'citation' | 'row'>): string =>
  (row ?? citation)?.abstract_source === 'sextant-summary' ? 'Sextant’s summary' : 'Abstract';

interface ReadMentionProps {
  mention: Mention;
  row: LedgerRow | null;
}

/** What the abstract says to a statement, in words and a sign. */
export function SupportLabel({ mention: { support }, row }: ReadMentionProps) {
  if (!support) return null;
  const { icon: Icon, colour, say } = relations[support.relation];
  return (
    <p className={classNames('flex items-center gap-1.5 text-sm font-medium', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {say(abstractName(row))}
    </p>
  );
}

/** As it is written, with the bracket around its interval closed: that stands behind the number. */
const closed = (written: string) => (/\([^)]*$/.test(written) ? `${written})` : written);

/** The digits of the first number, however it is set: what counts is whether a reader finds them again. */
const digitsOf = (written: string) =>
  /\d+(?:[.,·\s]\d+)*/
    .exec(written)?.[0]
    .replace(/([.·]\d*?)0+$/, '$1')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

/** One that follows from a number of the abstract, as 80% less does from a ratio of 0.20, is not called found. */
function sayWhere(text: string, recorded: string, source: string): string {
  const [own, other] = [digitsOf(text), digitsOf(recorded)];
  const isAnother = own !== undefined && other !== undefined && own !== other;
  return isAnother ? `matches ${closed(recorded)} in ${source}` : `found in ${source}`;
}

/** The numbers of a statement that the abstract has, or has another number for. */
export function StatedNumbers({ mention: { numbers }, row }: ReadMentionProps) {
  if (numbers.length === 0) return null;
  const source = abstractName(row);
  return (
    <ul aria-label="Numbers" className="space-y-0.5 text-sm">
      {numbers.map(({ from, text, recorded }) => (
        <li key={from}>
          <span className="font-medium tabular-nums">{closed(text)}</span>{' '}
          <span className="text-good">{sayWhere(text, recorded.text, source)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The look of the sentence that speaks of a statement. */
export const markClass = 'border-b-2 border-warn bg-warn-soft text-inherit';

/** Where the sentence stands in the abstract; null when this is not the abstract it was taken from. */
function placeIn(abstract: string, { text, from, to }: AbstractPassage) {
  if (abstract.slice(from, to).trim() === text.trim()) return { from, to };
  const found = abstract.indexOf(text);
  return found < 0 ? null : { from: found, to: found + text.length };
}

/** The abstract with the sentence that supports a statement marked in it. */
export function MarkedAbstract({
  citation,
  sentence,
}: {
  citation: Citation;
  sentence: AbstractPassage | null;
}) {
  const { abstract } = citation;
  if (!abstract) return null;
  const place = sentence && placeIn(abstract, sentence);
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
