import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';

/** What alone names the arm that is studied, and what the one it is compared with. */
interface Arms {
  studied: ReadonlySet<string>;
  compared: ReadonlySet<string>;
}

/** What no one was given names a control wherever it stands. */
const control = /^(?:placebo|sham|usual|untreat)$/;
/** "A placebo-controlled trial" gives nobody a placebo. */
const ofDesign = /\b[\w-]+-controlled\b|\bcontrolled\b/gi;

const kept = new WeakMap<ReadAbstract, Arms>();

/** The arms that an abstract gives numbers of: controls are compared with, else those that stand second. */
function armsOf(abstract: ReadAbstract): Arms {
  const known = kept.get(abstract);
  if (known) return known;
  const arms = abstract.quantities.flatMap(({ arm }) => (arm?.words ? [arm] : []));
  const hasControl = arms.some(({ role }) => role === 'control');
  const [studied, compared] = [new Map<string, number>(), new Map<string, number>()];
  for (const { order, role, words } of arms) {
    const isCompared = hasControl ? role === 'control' : order === 1;
    if (!hasControl && order === null) continue;
    const side = isCompared ? compared : studied;
    for (const concept of conceptsOf(words)) side.set(concept, (side.get(concept) ?? 0) + 1);
  }
  // A name that stands now first and now second is that of the side where it mostly stands.
  const only = (own: Map<string, number>, other: Map<string, number>) =>
    new Set([...own].filter(([name, count]) => count > 2 * (other.get(name) ?? 0)).map(([name]) => name));
  const found = { studied: only(studied, compared), compared: only(compared, studied) };
  kept.set(abstract, found);
  return found;
}

/** Which arm a sentence without a comparison says something of; null where it names neither, or both. */
export function sideGiven(given: string, abstract: ReadAbstract): 'subject' | 'comparator' | null {
  const { compared, studied } = armsOf(abstract);
  const words = conceptsOf(given.replace(ofDesign, ' '));
  const isStudied = words.some((one) => studied.has(one));
  const isCompared = words.some((one) => compared.has(one) || control.test(one));
  if (isStudied === isCompared) return null;
  return isCompared ? 'comparator' : 'subject';
}
