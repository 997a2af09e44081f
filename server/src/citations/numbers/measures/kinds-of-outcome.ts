import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** Kinds of one outcome that a number is of one of: what is told of complete responses is not told of objective ones. */
interface Kinds {
  outcome: RegExp;
  /** Kinds that exclude one another. */
  kinds: readonly RegExp[];
  /** Those that are a part of what is named without a kind: "remission" is no "sustained remission". */
  parts?: readonly RegExp[];
}

const table: readonly Kinds[] = [
  {
    outcome: /\b(?:adverse (?:events?|reactions?|effects?)|AEs?|TEAEs?|side effects|toxicity)\b/i,
    kinds: [
      /\b(?:any|all)[- ]grades?\b/i,
      /\bgrades? ?(?:≥ ?)?[345]|≥ ?grade|\bsevere\b/i,
      /\bserious\b|\bSAEs?\b/i,
      /\b(?:discontinu|withdr[ae]w|stopp)/i,
    ],
  },
  {
    outcome: /\brespon(?:se|ded|ders?)\b|\bremission\b/i,
    kinds: [/\bpartial\b/i, /\b(?:objective|overall)\b|\bORR\b/i],
    parts: [
      /\bcomplete\b|\bCR\b/,
      /\b(?:sustained|durable)\b/i,
      /\b(?:steroid|glucocorticoid|corticosteroid)-free\b/i,
      /\bendoscopic\b/i,
      /\bhistologic/i,
    ],
  },
  {
    outcome: /\b(?:deaths?|died|mortality)\b/i,
    kinds: [
      /\b(?:cardiovascular|cardiac|vascular|CV)\b/i,
      /\bcancer\b/i,
      /\b(?:any|all)[- ]cause|\bany cause|\ball causes|\boverall\b/i,
    ],
  },
  // Where somebody died, and by when, are no parts of what of.
  {
    outcome: /\b(?:deaths?|died|mortality)\b/i,
    kinds: [
      /\b(?:in[- ])?hospital (?:mortality|deaths?)\b|\b(?:mortality|deaths?|died) in (?:the )?hospital\b/i,
      /\b(?:ICU|intensive[- ]care(?: unit)?) (?:mortality|deaths?)\b|\b(?:mortality|deaths?|died) in (?:the |an )?(?:ICU|intensive[- ]care)\b/i,
      /\b(?:mortality|deaths?|died) in the delivery room\b|\bdelivery[- ]room (?:mortality|deaths?)\b/i,
      /\b(?:mortality|deaths?|died) at home\b/i,
      /\b\d{1,3}[- ](?:day|month|year) mortality\b|\b(?:mortality|deaths?|died) (?:at|by) (?:day \d|\d{1,3} (?:days|months|years)\b)/i,
    ],
  },
  {
    outcome: /\bstay(?:ed)?\b|\bLOS\b/,
    kinds: [
      /\bhospital (?:length of )?stay\b|\bstay(?:ed)? in (?:the )?hospital\b/i,
      /\b(?:ICU|intensive[- ]care(?: unit)?) (?:length of )?stay\b|\bstay(?:ed)? in (?:the |an )?(?:ICU|intensive[- ]care)\b/i,
    ],
  },
  {
    outcome: /\b(?:re-?)?(?:hospitali[sz]|admi(?:ssion|tted))/i,
    kinds: [
      /\b(?:ICU|intensive[- ]care(?: unit)?) admissions?\b|\badmi(?:ssions?|tted) (?:to|in) (?:the |an )?(?:ICU|intensive[- ]care)\b/i,
      /\bre-?(?:hospitali[sz]|admi(?:ssion|tted))/i,
      /\bhospital admissions?\b|\badmi(?:ssions?|tted) to (?:the )?hospital\b|\bhospitali[sz]/i,
    ],
  },
  {
    outcome: /\bhospitali[sz]ations?\b|\badmissions?\b/i,
    kinds: [/\bheart[- ]failure|\bHF\b/i, /\b(?:any|all)[- ]cause|\bany cause/i],
  },
  {
    outcome: /\bbleed\w*|\bha?emorrhag\w*/i,
    kinds: [
      /\bmajor\b/i,
      /\bminor\b/i,
      /\bintracranial|\bintracerebral/i,
      /\bgastrointestinal|\bGI\b/i,
      /\bfatal\b/i,
    ],
  },
  {
    outcome: /\binfections?\b/i,
    kinds: [/\bserious\b|\bsevere\b/i, /\bzoster\b/i, /\burinary\b/i, /\brespiratory\b/i],
    parts: [/\bopportunistic\b/i],
  },
];

/** So many characters before a number say what it is of. */
const before = 130;
const wordsBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - before), at).replace(/^[\s\S]*[.;](?!\d)/, '');

/**
 * Whether a number is told of one kind of an outcome, and each of its places is of another kind.
 */
export function isOfOtherKind(
  stated: Quantity,
  places: readonly Quantity[],
  { from: start, text: words }: PlacedText,
  { text }: ReadAbstract,
): boolean {
  // The cells of a table's row are read without its other rows.
  if (words.includes(' | ')) return false;
  const around = `${wordsBefore(words, stated.from - start)} ${stated.about}`;
  return table.some(({ kinds, outcome, parts = [] }) => {
    if (!outcome.test(around)) return false;
    const all = [...kinds, ...parts];
    const own = all.filter((kind) => kind.test(words));
    if (own.length === 0) return false;
    return places.every((place) => {
      const about = `${wordsBefore(text, place.from)} ${place.about}`;
      if (!outcome.test(about)) return false;
      const there = all.filter((kind) => kind.test(about));
      return there.length > 0
        ? !there.some((kind) => own.includes(kind))
        : own.some((kind) => parts.includes(kind));
    });
  });
}
