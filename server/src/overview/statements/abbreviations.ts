/** Abbreviation, in lower case, to what it stands for. */
export type Abbreviations = ReadonlyMap<string, string>;

const inBrackets = /\(([^()\n]{2,80})\)/g;
const short = /^[A-Z][A-Za-z0-9-]{1,7}$/;
/** Enough words before a bracket for any name, and enough brackets for any answer. */
const longestName = 100;
const mostBrackets = 2_000;

/** Abbreviations that texts define: "myocardial infarction (MI)" and "MI (myocardial infarction)". */
export function abbreviationsOf(texts: readonly string[]): Abbreviations {
  const found = new Map<string, string>();
  for (const text of texts) {
    let read = 0;
    for (const { 1: inside = '', index } of text.matchAll(inBrackets)) {
      if (++read > mostBrackets) break;
      const before = text.slice(Math.max(0, index - longestName), index).trimEnd();
      const word = /\S+$/.exec(before)?.[0] ?? '';
      if (isShort(inside)) {
        const name = nameFor(inside, before);
        if (name) found.set(inside.toLowerCase().replace(/s$/, ''), name);
      } else if (isShort(word) && nameFor(word, inside)?.length === inside.length)
        found.set(word.toLowerCase().replace(/s$/, ''), inside.toLowerCase());
    }
  }
  return found;
}

const isShort = (word: string) => short.test(word) && (word.match(/[A-Z]/g)?.length ?? 0) >= 2;

/** The last words of a text whose first letters make the abbreviation. */
function nameFor(abbreviation: string, text: string): string | null {
  const letters = abbreviation.replace(/[^A-Z]/g, '').toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  for (let count = 1; count <= Math.min(words.length, letters.length + 3); count++) {
    const name = words.slice(-count);
    const initials = name
      .flatMap((word) => word.split(/[-–]/))
      .map((word) =>
        word
          .replace(/[^\p{L}]/gu, '')
          .charAt(0)
          .toLowerCase(),
      )
      .join('');
    if (
      initials.startsWith(letters.charAt(0)) &&
      isWithin(letters, initials) &&
      initials.length <= letters.length + 2
    )
      return name
        .join(' ')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '');
  }
  return null;
}

/** Whether all letters but at most one stand in the initials in their order. */
function isWithin(letters: string, initials: string): boolean {
  let at = 0;
  for (const initial of initials) if (letters[at] === initial) at++;
  return at >= letters.length || (letters.length > 2 && at >= letters.length - 1);
}

/** Lower-case text with its abbreviations spelled out. */
export function spellOut(text: string, abbreviations: Abbreviations): string {
  if (abbreviations.size === 0) return text;
  return text.replace(
    /[a-z][a-z0-9-]{1,7}/g,
    (word) => abbreviations.get(word) ?? abbreviations.get(word.replace(/s$/, '')) ?? word,
  );
}
