import { gatedPattern, hasDigit } from '../gate.ts';
import { type Identifier, placesOf } from '../identifier.ts';
import { britishCode, continental, house, rest, townWithCode, word, words } from './parts.ts';

const streets =
  '(?:Street|St|Avenue|Ave|Av|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Square|Sq|Terrace|Ter|Close|Crescent|Cres|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Row|Gardens|Grove|Hill|Mews|Walk|Trail|Trl|Loop|Alley|Bend|Cove|Crossing|Path|Pike|Plaza|Ridge|Turnpike|Quay|Park|Rise|Vale|Parade|Esplanade|Green|Heights|Wharf)\\.?(?![\\p{L}])';
/** Words between a number and "Walk" or "Point" that make it a test: "6 Minute Walk". */
const measured = '(?!(?:Minute|Min|Meter|Metre|Year|Month|Week|Day|Hour|Item|Point|Step|Phase)\\b)';
const free = '(?<![\\p{L}\\d.,-])';
const ending =
  '(?:stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ufer|damm|gracht|straat|laan|kade|plein|singel|dreef|g[aå]tan|gaten|gata|v[äe]gen|veien|vej|gade|gränd|katu|utca)';
const romance =
  '(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d|[Aa]llée|[Cc]hemin|[Ii]mpasse|[Pp]lace|[Qq]uai|[Cc]ours|[Rr]oute|[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda?\\.?|[Pp]laza|[Pp]aseo|[Cc]arrera|[Cc]amino|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo|[Rr]ua|[Tt]ravessa|[Pp]raça|[Uu]l\\.|[Uu]lica|[Ss]tr\\.|[Ss]trada|[Cc]arrer)';
const of = "(?:(?:de|del|della|dei|des|du|da|do|dos|la|le|les|las|los|el|di|d[’'])[ ]?){0,3}";

const box =
  '(?<![\\p{L}])(?:P\\.?[ ]?O\\.?[ ]?Box|Postfach|BP(?=[ ]\\d{1,5},?[ ]\\d{5})|Apartado(?: de correos)?|Casella postale|GPO Box|Private Bag|Rural Route)[ ](?:[A-Z]-?)?\\d{1,6}';
const townInside = '(?<![\\p{L}\\d.,-])(?:[A-Z]{1,2}-)?\\d{4,5}[ ]';

/** What an address of each form holds, and the form. */
const streetForms: readonly [needs: string, source: string][] = [
  // 12 Baker Street, Apt 4, Boston, MA 02115; Flat 6, 41 Kelvinbridge Terrace, Glasgow G12 8QX
  [
    `[ ]${streets}`,
    `${free}(?:(?:Flat|Apt|Apartment|Unit|Suite)\\.?[ ][\\dA-Z]{1,5},?[ ])?${house},?[ ](?:(?:[NSEW]|North|South|East|West)\\.?[ ])?${measured}(?:(?:${word}|\\d{1,3}(?:st|nd|rd|th))[ ]){1,4}${streets}${rest}`,
  ],
  // Cedar Bluff Lane 902, Knoxville TN 37923
  [`[ ]${streets}[ ]\\d`, `(?<![\\p{L}\\d])(?:${word}[ ]){1,3}${streets}[ ]${house}(?![\\p{L}\\d%])${rest}`],
  // Lindenstraße 14, 10969 Berlin
  [
    `${ending}[ ]\\d`,
    `(?<![\\p{L}\\d])(?:(?:\\p{Lu}[\\p{L}.]{0,30}[ -]){1,3}\\p{L}{0,30}|\\p{Lu}\\p{L}{0,30})${ending}[ ]${house}${rest}`,
  ],
  // 14 bis, rue de la Paix, 75002 Paris
  [
    `${romance}[ ]${of}\\p{Lu}`,
    `${free}\\d{1,4}(?:[ ](?:bis|ter))?,?[ ]${romance}[ ]${of}${words(4)}${rest}`,
  ],
  // Calle de Alcalá 45, 28014 Madrid; via Garibaldi 12, 20121 Milano; Av. Insurgentes 2214
  [
    `(?<![\\p{L}\\d])${romance}[ ]?${of}\\p{Lu}`,
    `(?<![\\p{L}\\d])${romance}[ ]?${of}${words(4)},?[ ]?(?:n[°ºo.]{1,2}[ ]?)?${house}${rest}`,
  ],
  // Am Mühlbach 3a, 6020 Innsbruck: any words with a number, where a code and a town follow
  [`[ ]${house},[ ](?:[A-Z]{1,2}-)?\\d{2}`, `(?<![\\p{L}\\d])${words(4)}[ ]${house},[ ]${continental}`],
  // 8032 Zürich, Hofstrasse 66
  [`${townInside}\\p{Lu}`, `${townInside}${words(3)},[ ]${words(3)}[ ]${house}(?![\\p{L}\\d%])`],
  // 41 Whatever Hill, Leeds LS8 2QT
  [britishCode, `${free}${house},?[ ]${words(4)},[ ](?:${words(3)},?[ ])?${britishCode}`],
  [box, `${box}${rest}`],
];
/** A town with its code says where somebody lives even without a street. */
const towns = [
  `(?<![\\p{L}\\d])${townWithCode}`,
  `(?<![\\p{L}\\d])${britishCode}`,
  `(?<![\\p{L}])(?:ZIP(?: code)?|[Zz]ip(?: code)?|[Pp]ost(?:al )?code|PLZ|[Cc]ode postal|[Cc]ódigo postal|C\\.P\\.|CEP|CAP)[ :]{1,3}(?:is )?(?=[A-Z]{0,4}\\d)[A-Z\\d]{2,5}(?:[- ]\\d[A-Z\\d]{1,3})?(?![\\p{L}\\d])`,
  `(?<=(?:[Ll]ives? (?:in|at)|[Rr]esident of|[Rr]esid(?:es|ing) (?:in|at)|from|wohnhaft(?: in)?|wohnt in|habite(?: à)?|domiciliée? à|vive en|domiciliad[oa] en|abita a|residente a|woont in|bor i|aus)[ ])${continental}`,
];
/** Behind a word for an address, what follows up to the end of the clause, where a number is in it. */
const told =
  /(?<![\p{L}])(?:(?:home |postal |mailing |street )?address(?: is|:)|residence:|residing at|resides at|lives at|(?:post)?adresse?(?: ist| :|:)|postadresse|anschrift:?|wohnhaft(?: in)?|domicilio:?|direcci[óo]n:|indirizzo:)[ ]((?=[^;\n?!()|]{0,60}\d)[\p{L}\d](?:[^;\n?!()|.,–—]|\.(?! ?\n)|,(?! (?:who|and|with|which|has|is|was|mit|et|con|y|for)\b)){4,90})/dgiu;

const streetMatchers = streetForms.map(([needs, source]) => gatedPattern(needs, source));
const townPatterns = towns.map((source) => new RegExp(source, 'dgu'));
/** Where what was told goes on about something else. */
const clause =
  /(?:[ ](?:and|is|was|has|had|who|with|next|near|since|for|but|mit|et|con)\b|\.[ ]).*$|[ ,.-]+$/su;

const trimmed =
  (text: string, end: RegExp) =>
  ({ kind, from, to }: Identifier): Identifier => ({
    kind,
    from,
    to: from + text.slice(from, to).replace(end, '').length,
  });

/** Each has the number of a house or a code. */
export function findAddresses(text: string): Identifier[] {
  if (!hasDigit(text)) return [];
  return [
    ...[...streetMatchers, ...townPatterns]
      .flatMap((pattern) => placesOf('address', pattern, text))
      .map(trimmed(text, / *[,-]? *$/)),
    ...placesOf('address', told, text).map(trimmed(text, clause)),
  ];
}
