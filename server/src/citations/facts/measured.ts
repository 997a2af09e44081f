import type { Citation } from '@sextant/contracts';
import { kind } from '../../reading/mentions/trials.ts';
import { matchTrial } from './trial-names.ts';

/** "SPRINT", and right behind it or before it what it is: "the SPRINT trial", "trial (SPRINT)". */
const studyBehind = new RegExp(String.raw`^[)\]]?(?:[ -][\w-]+){0,2} ${kind}\b`, 'i');
const studyBefore = new RegExp(String.raw`\b${kind}[ ,:([]{1,3}$`, 'i');
const ofWord = /[\p{L}\d]/u;
/** In characters around a name. */
const reach = 40;

/**
 * Whether the works of a turn use a name that looks like a trial's, and none of them as one: "ADAS-Cog14" is what was
 * measured in them, "ARIA-E" what happened. A trial that an answer made up is in none of them.
 */
export function isMeasured(name: string, works: readonly Citation[]): boolean {
  const uses = works.flatMap((work) => {
    const text = `${work.title}\n${work.abstract ?? ''}`;
    const places = placesOf(name, text);
    return places.map((at) => {
      const end = at + name.length;
      return (
        matchTrial(name, work) === 'own' ||
        studyBehind.test(text.slice(end, end + reach)) ||
        studyBefore.test(text.slice(Math.max(0, at - reach), at))
      );
    });
  });
  return uses.length > 0 && !uses.some(Boolean);
}

/** Where a name stands as a word of its own. */
function placesOf(name: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && name !== ''; at = text.indexOf(name, at + name.length)) {
    const isWhole = !ofWord.test(text[at - 1] ?? '') && !ofWord.test(text[at + name.length] ?? '');
    if (isWhole) places.push(at);
  }
  return places;
}
