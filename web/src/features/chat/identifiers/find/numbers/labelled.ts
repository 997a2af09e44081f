import { hasDigit } from '../gate.ts';
import type { Identifier, IdentifierKind } from '../identifier.ts';
import { digitsOf, isSurelyIssued, isYears, link, looksIssued, number } from './number.ts';
import { isOfOtherThing, isPublished } from './other-things.ts';

const labels: readonly [IdentifierKind, string][] = [
  [
    'social-security',
    'ssn|social security|soc\\.? sec\\.?|social|sozialversicherungs(?:nummer|-?nr\\.?)|sv-?(?:nummer|nr\\.?)|ahv(?:-?(?:nummer|nr\\.?))?|svnr\\.?|numéro de sécurité sociale|sécurité sociale|n(?:um)?\\.? ?(?:de )?sécu|insee|nir|seguridad social|nuss|national insurance|nino|ni number|nas|tin|itin|ppsn?|codice fiscale|dni|nie',
  ],
  [
    'insurance-number',
    '(?:health |medical )?insurance|insured|member(?:ship)?|policy|subscriber|group|beneficiary|health plan|health(?:[ -]?care)? card|medicare|medicaid|mbi|hicn|(?:kranken)?versicherten-?(?:nummer|nr\\.?)|(?:kranken)?versicherungs(?:nummer|-?nr\\.?)|krankenversicherung(?:snummer)?|krankenversicherten|krankenkasse|kvnr|mutuelle|carte vitale|assuré|póliza|seguro|asegurad[oa]|tarjeta sanitaria|polizza|tessera sanitaria|ramq|ohip|aetna|cigna|humana|anthem|kaiser(?: permanente)?|united ?health(?:care)?|uhc|bcbs|blue cross(?: blue shield)?|tricare|bupa|axa|allianz|sanitas|barmer|aok|techniker|dak|helsana|swica|medibank',
  ],
  [
    'record-number',
    'mrn|emr|ehr|umr|urn?|uhid|prontu[áa]rio|ref(?:erence)?|hn|pid|m\\.r\\.n\\.|(?:medical |patient |health |hospital )?record|(?:medical |patient )?chart|patient|pat|hospital|hosp|unit|case|file|encounter|visit|accession|nhs|chi|nhi|pat\\.?-?(?:nr|id)\\.?|patienten(?:nummer|-?nr\\.?|-?id)|fall(?:nummer|-?nr\\.?)|akten(?:zeichen|nummer)|aufnahmenummer|dossier(?: médical)?|ipp|nip|historia(?: clínica)?|nhc|expediente|cartella(?: clinica)?|(?:id |wrist|hospital )?band|wristband|bracelet|sticker|barcode|labell?ed|tube|specimen|sample|requisition|referral|episode|admission|consult(?:ation)?|slide|biopsy|histology|pathology|path|lab(?:oratory)?|prescription|rx|claim|(?:prior )?authori[sz]ation',
  ],
  [
    'other-number',
    "cpr(?:-nummer)?|rijksregisternummer|bsn|personnummer|pesel|cpf|aadhaar|curp|cnp|hetu|kennitala|account|acct\\.?|(?:driver['’]?s? )?licen[cs]e(?: plate)?|plates?|reg(?:istration)? plate|passport|certificate|(?:device |pacemaker |implant |pump )?serial|(?:asset |equipment )?tag|s/n|device|controller|pacemaker|pump|implant|vin|konto(?:nummer)?|iban|kennzeichen|ausweis(?:nummer)?|passeport|pasaporte|cuenta|targa|badge|employee|student|inmate|service|cédula|cedula|permis",
  ],
];

/** A label that is a common word leads a number only where it says that it does: "case no. 12", not "case 12". */
const plain =
  /^(?:record|ur|ref(?:erence)?|(?:medical |patient )?chart|pat|patient|hosp|hospital|unit|urn|hn|case|file|encounter|visit|accession|insurance|insured|member(?:ship)?|policy|subscriber|group|beneficiary|health plan|medicare|medicaid|account|plates?|device|certificate|dossier|historia|seguro|cuenta|mutuelle|chi|vin|nie|cpr|tin|nas|social|serial|(?:asset |equipment )?tag|controller|pacemaker|pump|implant|badge|employee|student|inmate|service|wristband|(?:id |wrist|hospital )?band|bracelet|sticker|barcode|labell?ed|tube|specimen|sample|requisition|referral|episode|admission|consult(?:ation)?|slide|biopsy|histology|pathology|path|lab(?:oratory)?|prescription|rx|claim|authori[sz]ation|axa|dak|anthem|allianz|sanitas|techniker)$/i;
/** These lead a number of an office even alone, where it looks like one: "dossier D-19-4406", "plate 7KLM482". */
const strong =
  /^(?:dossier|ur|hn|ref(?:erence)?|serial|(?:asset |equipment )?tag|(?:medical |patient )?(?:chart|record)|accession|account|policy|plates?|insurance|vin)$/i;
/** Where something is counted, dosed or numbered that is no one's. */
const never = /^(?:service|unit|group|employee|student|lab(?:oratory)?|sample|path|slide)$/i;
const says =
  /numbers?|num\.?|(?<!\p{L})no\.?|nr\.?|n[°º]|nummer|numéro|número|numero|(?<!\p{L})id(?!\p{L})|identifier|#|:|ends?|ending|last (?:four|4)/iu;

/** "MRN same as before 5520196" */
const aside = '(?:(?<=[nN])[ ](?:[\\p{Ll}]{2,10}[ ]){1,4})?';
/** "Insurance: Medical Mutual 40077182": whose it is stands in front of the number. */
const insurer = "(?:(?<=:\\s)(?:[\\p{L}&'.-]{2,20}[ ]){1,3})?";

const patterns = labels.map(([kind, words]) => {
  const more = kind === 'insurance-number' ? insurer : kind === 'record-number' ? aside : '';
  const between = `${link}${more}`;
  return [kind, new RegExp(`(?<![\\p{L}\\d])(${words})(?![\\p{L}])(${between})${number}`, 'dgiu')] as const;
});

function accepts(kind: IdentifierKind, label: string, between: string, value: string): boolean {
  if (isYears(value) || isPublished(value)) return false;
  // A count or a dose has no place here; four digits are a number of an office, or the end of one.
  if (digitsOf(value) < (kind === 'social-security' ? 4 : 3)) return false;
  if (!plain.test(label)) return true;
  if (says.test(between)) return !never.test(label) || isSurelyIssued(value);
  if (strong.test(label)) return looksIssued(value);
  if (never.test(label) || !isSurelyIssued(value)) return false;
  return digitsOf(value) >= 8 || (/\p{L}|[-/]/u.test(value) && !/^\d+[-/]\d+$/.test(value));
}

/** Numbers behind a word for them. */
export function findLabelled(text: string): Identifier[] {
  if (!hasDigit(text)) return [];
  return patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [, label = '', between = '', value = ''] = match;
      const [from, to] = match.indices?.[3] ?? [0, 0];
      return accepts(kind, label, between, value) && !isOfOtherThing(text, match.index)
        ? [{ kind, from, to }]
        : [];
    }),
  );
}

/** "4821 (SSN ending)", "88310457 (MRN)". */
const before = new RegExp(
  `${number.replace('(', '(?<![\\p{L}\\d.,/-])(')}[ ]?[(,]?[ ]?(ssn|mrn|social security|medical record|nhs|member id|policy)(?![\\p{L}])`,
  'dgiu',
);
/** A word for a number, whatever it is the number of. */
const cue = new RegExp(
  `(?:(?<![\\p{L}])(?:numbers?|num\\.|no\\.|nr\\.?|n[°º]|numéro|número|numero|id)(?![\\p{L}])|nummer|-nr\\.?|#)(?:[ ]?(?:[:=]|(?:is|was|ist|est|es|è)(?![\\p{L}])))?[ ]?${number}`,
  'dgiu',
);
const ofPhones = /(?:phone|tele(?:f|ph)[oóé]\p{L}*|tel\.?|fax|mobile?|cell|handy|móvil|portable)[ ]?$/iu;

/** Numbers behind "no.", "ID" or "#" that look given out, unless they are of goods, works or trials. */
export function findNumbered(text: string): Identifier[] {
  if (!hasDigit(text)) return [];
  const found: Identifier[] = [...text.matchAll(before)].flatMap((match) => {
    const [from, to] = match.indices?.[1] ?? [0, 0];
    return digitsOf(match[1] ?? '') >= 4 ? [{ kind: 'record-number' as const, from, to }] : [];
  });
  for (const match of text.matchAll(cue)) {
    const [, value = ''] = match;
    const [from, to] = match.indices?.[1] ?? [0, 0];
    if (isYears(value) || isPublished(value) || !isSurelyIssued(value)) continue;
    const lead = text.slice(Math.max(0, match.index - 40), match.index);
    if (ofPhones.test(lead) || isOfOtherThing(text, from) || isOfOtherThing(text, match.index)) continue;
    found.push({ kind: 'other-number', from, to });
  }
  return found;
}
