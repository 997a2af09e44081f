import { englishForm } from './english-form.ts';
import { isOtherEuropean } from './function-words.ts';

const latin = /\p{Script=Latin}/u;
/** Words of a script that English medicine has nothing of. A Greek letter or two are a part of a name ("TNF-α"). */
const foreignWord = /(?:(?![\p{Script=Latin}\p{Script=Greek}])\p{L}\p{M}*)+|\p{Script=Greek}{3,}/gu;
const shortGreekWord = /(?<![\p{L}-])\p{Script=Greek}{1,2}(?![\p{L}-])/gu;
const words = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*(?:-[\p{L}\p{M}\p{N}]+)*/gu;
const elision = /^(?:[ldjmtsnc]|qu|all|dell|nell|sull|un)['’]/i;
const german = /^typ-(\d)-/i;

/**
 * What English literature can know of a question in another language: names of drugs, genes and diseases, and Latin and
 * Greek terms, in English spelling, parted by commas where something was left out. Null for a question in English.
 */
export function knownTermsOf(question: string): string | null {
  const withoutForeign = question.replace(foreignWord, ',');
  if (withoutForeign !== question) return tidied(withoutForeign.replace(shortGreekWord, ','));
  const found = question.normalize('NFC').match(words) ?? [];
  if (
    !isOtherEuropean([...(question.includes('¿') ? ['el'] : []), ...found.map((word) => word.toLowerCase())])
  )
    return null;
  const parts = found.map((word) => knownParts(word.replace(elision, '')));
  // A letter that nothing known stands before is an article or another short word: "A metformina".
  const kept = parts.map((part, at) =>
    part?.length === 1 && /\p{L}/u.test(part) && !parts[at - 1] ? null : part,
  );
  return tidied(kept.map((word) => word ?? ',').join(' '));
}

/** The terms, with a comma where something was left out between them. */
const tidied = (text: string): string =>
  text
    .split(/[,、，。？?！;；]/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(', ');

/** Of a compound, its parts from the front on that are known: "SGLT2-Hemmer" is "SGLT2". */
function knownParts(word: string): string | null {
  if (!latin.test(word)) return /^\d{1,3}$/.test(word) ? word : null;
  const typed = german.exec(word);
  if (typed) return [`type ${typed[1]}`, englishForm(word.slice(typed[0].length)) ?? ','].join(' ');
  const parts = word.split('-');
  const kept: string[] = [];
  for (const part of parts) {
    const form = /^\d+$/.test(part) ? part : englishForm(part);
    if (form === null) break;
    kept.push(form);
  }
  return kept.length > 0 ? kept.join('-') : null;
}
