import { controlNames, namingWords } from './names.ts';
import { otherOf, type Roster } from './roster.ts';

/** Where a text names one of the groups. */
export interface GroupMention {
  from: number;
  to: number;
  /** Index in the roster. */
  group: number;
}

/** "The intervention group", "with treatment": those who were given what is studied, where the others are controls. */
const studied =
  /\b(?:intervention|treatment|treated|active(?:ly treated)?|experimental|verum|study[- ]drug)[ -](?:groups?|arms?|patients|participants|recipients|women|men|children|infants)\b|\b(?:with|on|receiving|given|under|after) (?:the )?(?:(?:active |study )?(?:treatment|intervention|drug|therapy))\b(?! (?:of|for|group|arm|failure|discontinuation|duration))/gi;
/** Right behind a name that is told of something else: "placebo-controlled", "aspirin-induced". */
const ofOther = /^-(?:controlled|induced|related|associated|naive|naïve|resistant|eluting|free|dependent)\b/i;
/** Right before a name that is taken away. */
const lacking =
  /\b(?:without|no|not|non|not (?:given|on|receiving|taking|treated with|using|undergoing))[ -](?:the )?$/i;
const shortName = /(?<![\p{L}\d-])[A-Z][A-Za-z]?[A-Z]{1,4}s?(?![\p{L}\d])/gu;
/** What stands between two words of one name. */
const withinName = /^[ \p{L}\d/.'’-]{1,16}$/u;
const joining = /\b(?:and|or|vs?|versus|than|to|compared|against)\b/i;

const placebo = /\b(?:placebo|sham)/i;
/** What the second of two treatments may be called. */
const called = /^(?:comparator|control)/i;
const care = /^(?:usual|standard|routine|conventional)/i;

/** The group that a short name stands for: one that the abstract gives, or that its words or its names begin with. */
function groupOfShort(written: string, roster: Roster, ofStem: ReadonlyMap<string, number>): number | null {
  const short = written.replace(/s$/, '').toUpperCase();
  const known = roster.shortNames.get(written) ?? roster.shortNames.get(short);
  if (known !== undefined) return known;
  if (short.length < 3) return null;
  const at = roster.initials.indexOf(short);
  if (at >= 0) {
    const words = namingWords(roster.words.slice(at, at + short.length).join(' '));
    const groups = new Set(words.flatMap(({ stem }) => ofStem.get(stem) ?? []));
    const [group] = groups;
    if (groups.size === 1 && group !== undefined) return group;
  }
  const spelt = roster.groups.flatMap(({ names }, index) =>
    names.some((name) => isSpeltBy(short, name)) ? index : [],
  );
  return spelt.length === 1 ? (spelt[0] ?? null) : null;
}

/** "HES" of "hydroxyethyl starch": its letters in their order, from the first of a word to one that begins the last. */
function isSpeltBy(short: string, name: string): boolean {
  const words = name.toUpperCase().match(/\p{L}+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words[0]?.[0] !== short[0] || last[0] !== short.at(-1)) return false;
  const before = words.slice(0, -1).join('');
  let at = 0;
  for (const letter of short.slice(0, -1)) {
    at = before.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const stemsOf = new WeakMap<Roster, ReadonlyMap<string, number>>();

function stemsIn(roster: Roster): ReadonlyMap<string, number> {
  const known = stemsOf.get(roster);
  if (known) return known;
  const stems = new Map(
    roster.groups.flatMap(({ stems: own }, at) => [...own].map((stem) => [stem, at] as const)),
  );
  stemsOf.set(roster, stems);
  return stems;
}

/** Where a text names groups of a roster, in its order, no two at one place. */
export function mentionsIn(text: string, roster: Roster): GroupMention[] {
  const ofStem = stemsIn(roster);
  const controls = roster.groups.flatMap(({ isControl }, at) => (isControl ? at : []));
  const control = controls.length === 1 ? (controls[0] ?? null) : roster.areTwo ? roster.compared : null;
  const isCalledSo = controls.length === 1;
  // Where some got a placebo, all got the usual care.
  const isPlacebo = control !== null && roster.groups[control]?.names.some((name) => placebo.test(name));
  const found: GroupMention[] = [];
  const add = (from: number, to: number, group: number) => found.push({ from, to, group });
  if (control !== null)
    for (const { 0: words, index } of text.matchAll(controlNames))
      if (isCalledSo ? !(isPlacebo && care.test(words)) : called.test(words))
        add(index, index + words.length, control);
  const active = control === null ? null : otherOf(roster, control);
  if (active !== null)
    for (const { 0: words, index } of text.matchAll(studied)) add(index, index + words.length, active);
  for (const { 0: words, index } of text.matchAll(shortName)) {
    const group = groupOfShort(words, roster, ofStem);
    if (group !== null) add(index, index + words.length, group);
  }
  for (const { from, stem, to } of namingWords(text)) {
    const group = ofStem.get(stem);
    if (group !== undefined) add(from, to, group);
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  return joinedIn(text, found).flatMap((mention): GroupMention[] => {
    if (ofOther.test(text.slice(mention.to, mention.to + 14))) return [];
    const isLacking = lacking.test(text.slice(Math.max(0, mention.from - 24), mention.from));
    if (!isLacking) return [mention];
    const other = otherOf(roster, mention.group);
    return other === null ? [] : [{ ...mention, group: other }];
  });
}

/** Words of one name are one mention. */
function joinedIn(text: string, found: readonly GroupMention[]): GroupMention[] {
  const joined: GroupMention[] = [];
  for (const mention of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.to, mention.from) : '';
    if (last && mention.from < last.to) continue;
    if (last?.group === mention.group && withinName.test(between) && !joining.test(between))
      last.to = mention.to;
    else joined.push({ ...mention });
  }
  return joined;
}
