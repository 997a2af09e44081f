import { isOrdinary } from './full-names.ts';
import { familyName } from './names.ts';

const several = `(?:${familyName}, ){1,6}`;
/** What may stand before the last name, or the last two, of a list: "Smith, Jones, and Brown", "(Smith, Jones & Brown". */
const lists = {
  one: new RegExp(String.raw`(?<![\p{L}\p{N}’'-])(${several})(?:and|&) $`, 'u'),
  two: new RegExp(String.raw`(?:[(\[;|] ?|\s{3})(?:see |e\.g\.,? |cf\.? )?(${several})$`, 'u'),
};
const anywhere = new RegExp(String.raw`(?<![\p{L}\p{N}’'-])(${several})$`, 'u');
/** "Importantly, Smith, Jones, and Brown (2019)"; Kelly and Daly are people. */
const adverb = /(?:ing|ant|ent|ab|ast|al|ed|ive|ous|i)ly$/;
const opener =
  /^(?:Yet|Thus|Still|Indeed|However|Moreover|Furthermore|Also|Besides|Nevertheless|Nonetheless|Therefore|Hence|First|Second|Third|Next|Then|Later|Further|Again|Instead|Overall|Together|Here|Today|Meanwhile|Elsewhere|Likewise|Otherwise)$/;
const opens = (word: string): boolean =>
  opener.test(word) || adverb.test(word) || (/ly$/.test(word) && isOrdinary(word));
/** In characters. */
const reach = 160;

const textBefore = (prose: string, to: number) => prose.slice(Math.max(0, to - reach), to);

/**
 * The names before the last one or two of a list, and where the first of them begins: a work is known by its first author,
 * and the last of three may have written another that year.
 */
export function namesBefore(
  prose: string,
  to: number,
  last: keyof typeof lists,
): { from: number; names: string[] } {
  const [whole = '', listed = ''] = lists[last].exec(textBefore(prose, to)) ?? [];
  const all = listed.split(', ').filter(Boolean);
  const names = opens(all[0] ?? '') ? all.slice(1) : all;
  return names.length > 0
    ? { from: to - whole.length + whole.indexOf(names.join(', ')), names }
    : { from: to, names };
}

/** The first name of "Smith, Jones, et al." before its last; null where what stands there may be a place or a thing. */
export function firstBefore(prose: string, to: number): { from: number; name: string } | null {
  const listed = anywhere.exec(textBefore(prose, to))?.[1];
  const [name = '', ...others] = listed?.split(', ').filter(Boolean) ?? [];
  if (!listed || [name, ...others].some((one) => opens(one) || isOrdinary(one))) return null;
  return { from: to - listed.length, name };
}
