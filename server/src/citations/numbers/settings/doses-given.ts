import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';

/** "0.25 mg/kg will be assessed in part B." */
const toCome = /\bwill be\b/i;
const noStudy = /^(?:background|call)$/;

/** Where the doses begin that an abstract only speaks of, told before or to come, and others that were given. */
const onlyMentioned = keptOf(({ sentences }: ReadAbstract): ReadonlySet<number> => {
  const doses = sentences.flatMap(({ quantities, role, text }) =>
    quantities.flatMap(({ from, kind, unit, value }) =>
      kind === 'dose' ? { from, unit, value, isGiven: !noStudy.test(role) && !toCome.test(text) } : [],
    ),
  );
  const given = doses.filter(({ isGiven }) => isGiven);
  const isOther = ({ unit, value }: (typeof doses)[number]) =>
    given.some((one) => one.unit === unit) && !given.some((one) => one.unit === unit && one.value === value);
  return new Set(doses.filter(isOther).map(({ from }) => from));
});

/** Whether a dose of an abstract is none that was given in the study: that another study gave it, says nothing of this one. */
export const isOnlyMentioned = ({ from }: Quantity, abstract: ReadAbstract): boolean =>
  onlyMentioned(abstract).has(from);
