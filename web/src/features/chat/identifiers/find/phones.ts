import { hasDigit } from './gate.ts';
import { type Identifier, placesOf } from './identifier.ts';
import { isOfOtherThing } from './numbers/other-things.ts';

const separator = '[\\s.\\-–/]?';
const end =
  '(?:\\s?(?:,\\s?)?(?:ext\\.?|extension|x|#|Durchwahl|poste)\\s?\\d{1,6})?(?![\\p{L}\\d]|[.,]\\d|-\\d)';
const free = '(?<![\\p{L}\\d.+-]|\\d[\\s/])';

/** "+44 20 7946 0958", "0049 (0)30 1234567": a country leads it, so that it needs no other sign. */
const international = new RegExp(
  `${free}(?:\\+\\s?|00)[1-9]\\d{0,2}(?:${separator}\\(?\\d{1,5}\\)?){2,6}${end}`,
  'dgu',
);
/** "(415) 555-0132", "415.555.0132", "1-415-555-0132". */
const american = new RegExp(
  `${free}(?:1[\\s.-])?(?:\\(\\d{3}\\)\\s?\\d{3}[\\s.-]\\d{4}|\\d{3}([.-])\\d{3}\\1\\d{4}|\\d{3} \\d{3}[ -]\\d{4})${end}`,
  'dgu',
);
/** "020 7946 0958", "0171/2345678", "06 12 34 56 78": a leading 0 and groups. */
const national = new RegExp(`${free}\\(?0[1-9]\\d{0,4}\\)?(?:\\s?[\\s/–-]\\s?\\d{2,8}){1,5}${end}`, 'dgu');
/** Behind a word for it, any seven digits and more are one. */
const labelled = new RegExp(
  `(?<![\\p{L}\\d.])(?:phone|telephone|tel|telefon|téléphone|teléfono|telefono|handy|mobile?|móvil|portable|cell(?:ulare)?|fax|pager|call(?:ed)?|ring|text|reach(?:ed|able)?|whatsapp|ph)\\.?(?:[ ]?(?:numbers?|no\\.?|nr\\.?|n[°º]|is|at|on|under|her|him|them|me|us|back|au|al|#|:|=|\\()){0,5}[ ]?([+(]?\\d[\\d\\s().\\-–/]{4,20}\\d)${end}`,
  'dgiu',
);

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

export function findPhones(text: string): Identifier[] {
  if (!hasDigit(text)) return [];
  const found = [international, american, national, labelled].flatMap((pattern) =>
    pattern === american
      ? [...text.matchAll(pattern)].map(({ index, 0: whole }) => ({
          kind: 'phone' as const,
          from: index,
          to: index + whole.length,
        }))
      : placesOf('phone', pattern, text),
  );
  return found.filter(({ from, to }) => {
    if (isOfOtherThing(text, from)) return false;
    const digits = digitsOf(text.slice(from, to));
    return digits >= 7 && digits <= 20;
  });
}
