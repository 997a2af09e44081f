const people =
  'patients|participants|subjects|people|persons|individuals|adults|children|infants|neonates|adolescents|women|men|' +
  'volunteers|students|veterans|residents|nurses|physicians|practitioners|caregivers|families|couples|pregnancies|' +
  'smokers|survivors|mothers|girls|boys';
const count = String.raw`(\d{1,3}(?:[,  ]\d{3})+|\d{2,7})`;
const between = String.raw`\s+(?:[\w-]+\s+){0,4}?`;
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

/** How many took part, where the abstract says so in a plain way; null otherwise, never a guess from parts. */
export function participantsIn(abstract: string): number | null {
  for (const pattern of patterns) {
    const stated = pattern.exec(abstract)?.[1]?.replace(/\D/g, '');
    // "in 2004 patients" is rare, "in 2004 adults were" is a year more often than not.
    if (stated && !(/^(?:19|20)\d{2}$/.test(stated) && /^in\b/i.test(pattern.exec(abstract)?.[0] ?? '')))
      return Number(stated);
  }
  return null;
}
