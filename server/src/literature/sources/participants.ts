import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';

const people =
  'patients|participants|subjects|people|persons|individuals|adults|children|infants|neonates|adolescents|women|men|' +
  'volunteers|students|veterans|residents|nurses|physicians|practitioners|caregivers|families|couples|pregnancies|' +
  'smokers|survivors|mothers|girls|boys';
const count = String.raw`(\d{1,3}(?:[,  ]\d{3})+|\d{2,7})`;
const between = String.raw`\s+(?:[A-Za-z][\w-]*\s+){0,4}?`;
const taken = String.raw`(?:random\w*|enrol\w*|recruit\w*|includ\w*|assign\w*|stud(?:y|ied)|examin\w*|analy[sz]ed|evaluat\w*|treated|underwent|complet\w*|participat\w*)`;

/** Ways in which an abstract states how many took part, surest first. */
const patterns = [
  String.raw`\btotal of ${count}${between}(?:${people})\b`,
  String.raw`\b(?:random\w*|enrol\w*|recruit\w*|assigned|included)\s+${count}${between}(?:${people})\b`,
  String.raw`\b${count}${between}(?:${people})\b[^.;]{0,40}?\b(?:were|was|who)\s+(?:[\w-]+\s+){0,2}?${taken}`,
  String.raw`\b(?:among|of|in|from)\s+${count}${between}(?:${people})\b`,
  String.raw`\bN\s*=\s*${count}\b`,
  String.raw`\b${count}${between}(?:${people})\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** "9347 and 9353 participants": two arms in a row. */
const bothArms = new RegExp(
  String.raw`(?<!\bbetween |\bto |\d)\b${count} (?:and|versus|vs\.?) ${count}${between}(?:${people})\b`,
  'i',
);

/** What follows the number of one arm: "9347 patients received", "427 to placebo", "654 controls". */
const ofArm =
  /^\)? ?(?:(?:were |was )?(?:randomly )?(?:received|receiving|assigned|allocated|randomi[sz]ed|given|treated|took|taking)\b(?! (?:to|with)? ?(?:either|one|two|three|1:1|in a))|(?:in|to|on) (?:the |a )?[\w-]+(?: [\w-]+){0,3}? (?:group|arm)\b|(?:in|to|on|with) (?:the )?(?:placebo|controls?|usual care)\b|(?:placebo|controls?)\b)/i;
/** Before it: "to melatonin (n = 423)". */
const inBrackets = /[\p{L}%] ?\((?:n ?= ?)?$/iu;

/** How many took part: as the abstract says in a plain way, or the sum of the arms that it gives; null otherwise. */
export function participantsIn(abstract: string): number | null {
  const stated = statedIn(abstract);
  if (stated?.isTotal) return stated.value;
  const [, first, second] = bothArms.exec(abstract) ?? [];
  const areYears = [first, second].every((written) => /^(?:19|20)\d\d$/.test(written ?? ''));
  if (first && second && !areYears) return numberOf(first) + numberOf(second);
  if (stated === null) return null;
  const parts = armsIn(abstract).find((sizes) => sizes.length > 1 && sizes.includes(stated.value));
  if (!parts) return stated.value;
  const sum = parts.reduce((all, size) => all + size, 0);
  // "4744 patients: 2373 to one, 2371 to the other": the whole stands among its parts.
  return stated.value * 2 === sum && parts.length > 2 ? stated.value : sum;
}

const numberOf = (written: string) => Number(written.replace(/\D/g, ''));

/** Ways that name a whole, and never a part of it. */
const totals = 2;

function statedIn(abstract: string): { value: number; isTotal: boolean } | null {
  for (const [at, pattern] of patterns.entries()) {
    const found = pattern.exec(abstract);
    const stated = found?.[1]?.replace(/\D/g, '');
    // "in 2004 patients" is rare, "in 2004 adults were" is a year more often than not.
    const isYear = /^(?:19|20)\d{2}$/.test(stated ?? '') && /^in\b/i.test(found?.[0] ?? '');
    if (stated && !isYear) return { value: Number(stated), isTotal: at < totals };
  }
  return null;
}

/** The sizes of the arms that are told together: in one sentence and in one way. */
function armsIn(abstract: string): number[][] {
  const groups: number[][] = [];
  let last: { to: number; way: string } | null = null;
  for (const quantity of readQuantities(abstract)) {
    const way = wayOf(quantity, abstract);
    if (way === null) continue;
    const isFurther =
      last !== null &&
      last.way === way &&
      !/[.;] |\b(?:of (?:whom|these|which)|including)\b/.test(abstract.slice(last.to, quantity.from));
    if (isFurther) groups.at(-1)?.push(quantity.value);
    else groups.push([quantity.value]);
    last = { to: quantity.to, way };
  }
  return groups;
}

/** In which way a number tells the size of an arm; null where it does not. */
function wayOf({ from, kind, text, to, value }: Quantity, abstract: string): string | null {
  if ((kind !== 'sample-size' && kind !== 'count' && kind !== 'number') || !Number.isInteger(value))
    return null;
  const behind = abstract.slice(to, to + 80);
  if (/^[\s,;(]{0,3}\d[\d.]* ?%/.test(behind)) return null;
  if (/\b(?:men|women|males?|females?|boys|girls)$/i.test(text)) return 'by sex';
  if (inBrackets.test(abstract.slice(Math.max(0, from - 8), from))) return 'in brackets';
  return ofArm.test(behind) ? 'in words' : null;
}
