/** An abstract, in the languages of journals that send their records to Crossref. */
const named = '(?:abstract|abstrakt|özet|r[ée]sum[ée]n?s?|resumos?|riassunto|sammanfattning|zusammenfassung)';
/** So many words may stand between two: "no author’s abstract", "this article does not have an abstract". */
const between = String.raw`(?:[^\p{L}]+\p{L}+){0,4}?[^\p{L}]+`;
const no = '(?:aucun|ei|ikke|inget|intet|keine?|no|non?|not|pas|sans|sem|sin|without)';
const away =
  '(?:available|disponible|disponibile|disponível|given|provided|saknas|supplied|unavailable|verfügbar)';

/** Longer ones say something. */
const longest = 100;
const empty = new RegExp(
  [
    // No letter, or nothing but the head of an abstract.
    String.raw`\P{L}*${named}?\P{L}*`,
    String.raw`\P{L}*(?:n\P{L}?a|nema|nil|none|null)\P{L}*`,
    String.raw`(?:.*[^\p{L}])?${no}${between}${named}(?:[^\p{L}].*)?`,
    String.raw`\P{L}*${no}[^\p{L}]+(?:(?:description|summary)(?:[^\p{L}]+${away})?|${away}(?:[^\p{L}].*)?)\P{L}*`,
    String.raw`(?:.*[^\p{L}])?${named}(?:${between}${no})?${between}${away}(?:[^\p{L}].*)?`,
    String.raw`\P{L}*see${between}${named}${between}(?:article|text|pdf)\P{L}*`,
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
  'isu',
);
/** It counts something: a short abstract, and no word that there is none. */
const counts = /\d/;

/**
 * An abstract that says something of its work; null for what a publisher had to fill in where there is none, as a
 * hundred thousand records of Crossref have it: "-", "Abstract not available.", "No contiene resumen".
 */
export function ownAbstract(text: string): string | null {
  if (text.length > longest) return text;
  return empty.test(text) && !(counts.test(text) && /\p{L}/u.test(text)) ? null : text;
}
