import { type Identifier, placesOf } from './identifier.ts';

const word = "\\p{Lu}[\\p{L}'’.-]{0,30}";
const house = '\\d{1,5}(?:\\s?[a-zA-Z](?![\\p{L}])|[-/]\\d{1,4})?';
const flat =
  '(?:,?\\s(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|[Rr]oom|[Ff]loor|#)\\.?\\s?#?\\s?[\\dA-Z-]{1,6})?';
const town = `(?:,?\\s(?:${word}\\s?){1,3})`;
const american = `(?:${town},?\\s[A-Z]{2}(?:,?\\s\\d{5}(?:-\\d{4})?)?)`;
const britishCode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[ABD-HJLNP-UW-Z]{2}';
const british = `(?:(?:,?\\s${word}){0,3},?\\s${britishCode})`;
const continental = `(?:,?\\s(?:[A-Z]{1,2}-)?\\d{4,5}\\s(?:[A-Z]{2}\\s)?(?:${word}\\s?){1,3})`;
const rest = `${flat}(?:${american}|${british}|${continental})?`;

const streets =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Square|Sq|Terrace|Close|Crescent|Parkway|Pkwy|Highway|Hwy|Circle|Row|Gardens|Grove|Hill|Mews|Walk|Trail)\\.?(?![\\p{L}])';

const patterns = [
  // 12 Baker Street, Apt 4, Boston, MA 02115
  `(?<![\\p{L}\\d.,-])${house}\\s(?:(?:[NSEW]|North|South|East|West)\\.?\\s)?(?:(?:${word}|\\d{1,3}(?:st|nd|rd|th))\\s){1,4}${streets}${rest}`,
  // Lindenstraße 14, 10969 Berlin
  `(?<![\\p{L}\\d])(?:\\p{Lu}[\\p{L}.-]{0,30}[\\s-]){0,3}\\p{L}{0,30}(?:stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ufer|damm|ring|gracht|straat|laan|kade|plein|gatan|vej)\\s${house}${rest}`,
  // 14 bis, rue de la Paix, 75002 Paris
  `(?<![\\p{L}\\d.,-])\\d{1,4}(?:\\s(?:bis|ter))?,?\\s(?:rue|avenue|av\\.|boulevard|bd|allée|chemin|impasse|place|quai|cours|route)\\s(?:(?:de|du|des|la|le|les|d[’'])\\s?){0,3}(?:${word}\\s?){1,4}${rest}`,
  // Calle de Alcalá 45, 28014 Madrid; via Garibaldi 12, 20121 Milano
  `(?<![\\p{L}\\d])(?:calle|c/|avenida|avda?\\.?|plaza|paseo|via|viale|piazza|corso|vicolo|largo)\\s(?:(?:de|del|della|dei|la|las|los|el|di|da)\\s){0,3}(?:${word}\\s?){1,4},?\\s?(?:n[°ºo.]{1,2}\\s?)?${house}${rest}`,
  `(?<![\\p{L}])(?:P\\.?\\s?O\\.?\\s?Box|Postfach|BP|Apartado(?: de correos)?)\\s\\d{1,6}${rest}`,
];
/** A town with its code says where somebody lives even without a street. */
const towns = [
  `(?<![\\p{L}\\d])(?:${word}\\s){0,2}${word},\\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\\s\\d{5}(?:-\\d{4})?(?![\\p{L}\\d])`,
  `(?<![\\p{L}\\d])${britishCode}(?![\\p{L}\\d])`,
  `(?<![\\p{L}])(?:ZIP(?: code)?|postcode|PLZ|code postal|código postal|CAP)[\\s:]{1,3}\\d{4,5}(?:-\\d{4})?(?![\\p{L}\\d])`,
  `(?<=(?:lives? in|resident of|residing in|from|wohnhaft in|habite à|vive en|abita a|wohnt in)\\s)(?:[A-Z]{1,2}-)?\\d{4,5}\\s(?:${word}\\s?){1,2}`,
];

const any = [...patterns, ...towns].map((pattern) => new RegExp(pattern, 'dgu'));
/** "Rue", "Calle" and "VIA" may begin a sentence. */
const led = any.map((pattern, index) =>
  index === 2 || index === 3
    ? new RegExp(
        pattern.source
          .replace('(?:rue', '(?:[Rr]ue')
          .replace('(?:calle', '(?:[Cc]alle')
          .replace('|via|', '|[Vv]ia|'),
        'dgu',
      )
    : pattern,
);

export const findAddresses = (text: string): Identifier[] =>
  led
    .flatMap((pattern) => placesOf('address', pattern, text))
    .map(({ kind, from, to }) => ({
      kind,
      from,
      to: from + text.slice(from, to).replace(/[\s,]+$/, '').length,
    }));
