import { type Identifier, type IdentifierKind, placesOf } from './identifier.ts';

/** What stands between a label and its number: "no.", "#", "is", a colon. */
const link =
  '(?:\\s*(?:numbers?|num\\.?|no\\.?|nr\\.?|n\\.|n[°º]|nº|nummer|numéro|número|numero|id(?:entifier)?|code|#|:|=|\\(|is|was|ist|est|es|è|of|ending(?: in)?|ends in|last (?:four|4)(?: digits)?(?: are)?|,)){0,5}\\s*';
/** A number as offices write them: digits, perhaps led or parted by letters, dashes, slashes, single spaces. */
const piece = '[A-Z]{0,5}\\d[A-Z\\d]*';
const number = `((?:[A-Z]{1,5}[-/ ]?)?${piece}(?:[-/. ]${piece}|[-/][A-Z]{1,4}){0,6}|[A-Z]{4,8}\\d[A-Z\\d]{4,12})(?![\\p{L}\\d])`;

const labels: readonly [IdentifierKind, string][] = [
  [
    'social-security',
    'ssn|social security|soc\\.? sec\\.?|sozialversicherungs(?:nummer|nr\\.?)|sv-?(?:nummer|nr\\.?)|numéro de sécurité sociale|sécurité sociale|n(?:um)?\\.? ?(?:de )?sécu|seguridad social|national insurance|ni number|codice fiscale|dni|nie',
  ],
  [
    'insurance-number',
    '(?:health |medical )?insurance|insured|member(?:ship)?|policy|subscriber|group|beneficiary|health plan|medicare|medicaid|versicherten(?:nummer|nr\\.?)|versicherungs(?:nummer|nr\\.?)|krankenversicherung(?:snummer)?|krankenkasse|mutuelle|assuré|póliza|seguro|asegurad[oa]|polizza|tessera sanitaria',
  ],
  [
    'record-number',
    'mrn|emr|ehr|m\\.r\\.n\\.|(?:medical |patient |health |hospital )?record|(?:medical |patient )?chart|patient|hospital|case|file|encounter|visit|accession|nhs|chi|pat\\.?-?(?:nr|id)\\.?|patienten(?:nummer|-?nr\\.?|-?id)|fall(?:nummer|-?nr\\.?)|akten(?:zeichen|nummer)|aufnahmenummer|dossier(?: médical)?|ipp|nip|historia(?: clínica)?|nhc|expediente|cartella(?: clinica)?',
  ],
  [
    'other-number',
    'codice fiscale|dni|nie|cpr(?:-nummer)?|rijksregisternummer|bsn|personnummer|pesel|account|acct\\.?|licen[cs]e(?: plate)?|plate|passport|certificate|(?:device |pacemaker |implant |pump )?serial|device|vin|konto(?:nummer)?|iban|kennzeichen|ausweis(?:nummer)?|passeport|pasaporte|cuenta|targa',
  ],
];

/** A label that is a common word leads a number only where it says that it does: "case no. 12", not "case 12". */
const plain =
  /^(?:record|(?:medical |patient )?chart|patient|hospital|case|file|encounter|visit|accession|insurance|insured|member(?:ship)?|policy|subscriber|group|beneficiary|health plan|medicare|medicaid|account|plate|device|certificate|dossier|historia|seguro|cuenta|mutuelle|chi|vin|nie|cpr)$/i;
/** These lead a number of an office even alone, where it looks like one: "dossier D-19-4406", "plate 7KLM482". */
const strong =
  /^(?:dossier|(?:medical |patient )?(?:chart|record)|accession|account|policy|plate|insurance)$/i;
const looksIssued = /[A-Z]-?\d|\d-?[A-Z]|\d{5}|\d[-/]\d/i;
const isYears = /^(?:19|20)\d\d(?:[-/ ](?:19|20)?\d\d)?$/;
const says = /(?:numbers?|num\.?|no\.?|nr\.?|n[°º]|nummer|numéro|número|numero|\bid|identifier|#|:)/i;

const patterns = labels.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}\\d])(${words})(${link})${number}`, 'dgiu')] as const,
);

function labelled(text: string): Identifier[] {
  return patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [, label = '', between = '', value = ''] = match;
      const [from, to] = match.indices?.[3] ?? [0, 0];
      const alone = strong.test(label) && looksIssued.test(value);
      if (isYears.test(value) || (plain.test(label) && !says.test(between) && !alone)) return [];
      // A count or a dose has no place here; four digits are a number of an office, or the end of one.
      const digits = value.replace(/\D/g, '').length;
      return digits < (kind === 'social-security' ? 4 : 3) ? [] : [{ kind, from, to }];
    }),
  );
}

/** A label that leads numbers of other things. */
export const otherThings =
  '(?:cat(?:alogu?e)?|cas|ndc|lot|ref|sku|item|eudract|isrctn|pmid|doi|grant|protocol|product)[\\s:#.]{0,3}(?:numbers?|no|nr)?[\\s:#.]{0,3}';

const bareSecurity = new RegExp(
  `(?<!${otherThings})(?<![\\p{L}\\d.-])(?!000|666|9)\\d{3}([- ])(?!00)\\d{2}\\1(?!0000)\\d{4}(?![\\p{L}\\d]|[.-]\\d)`,
  'giu',
);

export const findNumbers = (text: string): Identifier[] => [
  ...labelled(text),
  ...[...text.matchAll(bareSecurity)].map(({ index, 0: whole }) => ({
    kind: 'social-security' as const,
    from: index,
    to: index + whole.length,
  })),
];

const email = /[\p{L}\d](?:[\p{L}\d.+_%-]{0,62}[\p{L}\d_%+-])?@(?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24}/dgu;
export const findEmails = (text: string): Identifier[] => placesOf('email', email, text);

/** An address of a computer, or a page about somebody. */
const web = [
  /(?<=\b(?:IP|from|address|host|login|log-?in)\b[^.?!\d]{0,20})((?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\d.])/dgi,
  /(?:https?:\/\/)?(?:www\.)?(?:facebook|instagram|linkedin|twitter|tiktok|x)\.com\/[\w./@-]{2,80}/dgi,
  /https?:\/\/[^\s/]{3,80}\/(?:[^\s/]{1,40}\/){0,3}(?:patients?|users?|profiles?|people)\/[\w.@-]{2,80}/dgi,
];
export const findWebAddresses = (text: string): Identifier[] =>
  web.flatMap((pattern) => placesOf('web-address', pattern, text));
