import { expect, it } from 'vitest';
import { goOtherWaysOfSame } from './other-way-round.ts';

it.each([
  ['Night shifts were linked with greater weight.', 'Weight was lower among those on night shifts.'],
  ['Obese children broke ribs more often.', 'Obese children broke ribs less often than lean children.'],
  [
    'Rural mothers had higher perinatal mortality.',
    'Perinatal mortality was lower among rural mothers than among urban ones.',
  ],
  ['Dropout was highest in the youngest trainees.', 'Dropout was lowest in the youngest trainees.'],
  ['Azelodin lowered the count of plaques by 61%.', 'The count of plaques did not fall with azelodin.'],
  ['There was no association between gout and kidney stones.', 'Gout raised the risk of kidney stones.'],
])('%s %s – cannot both be right', (one, other) => {
  expect([goOtherWaysOfSame(one, other), goOtherWaysOfSame(other, one)]).toEqual([true, true]);
});

it.each([
  [
    'with both sides turned as well',
    'Itch was lower with azelodin than with clobetrin.',
    'Itch was higher with clobetrin than with azelodin.',
  ],
  ['of two outcomes', 'Azelodin lowered itch.', 'Azelodin raised blood pressure.'],
  ['of two drugs', 'Azelodin patients had less itch.', 'Clobetrin patients had more itch.'],
  [
    'where more of it is less',
    'Azelodin prevented more fractures.',
    'Azelodin patients had fewer fractures.',
  ],
  ['of a loss', 'Azelodin led to more weight loss.', 'Azelodin led to lower weight.'],
  ['of the time to it', 'Azelodin gave a longer time to relapse.', 'Azelodin lowered relapse.'],
  [
    'of two tests',
    'Skin tests were positive in 35% of azelodin users.',
    'Skin tests were negative in 14% of azelodin users.',
  ],
  ['of a part and the whole', 'Azelodin did not lower relapse in women.', 'Azelodin lowered relapse.'],
  ['that both deny', 'Azelodin did not lower relapse.', 'Relapse was no more common with azelodin.'],
  [
    'of which one says no way',
    'Relapse with azelodin was recorded.',
    'Relapse was no different with azelodin.',
  ],
  [
    'in more words than one',
    'Azelodin lowered itch and raised lipase.',
    'Azelodin raised itch and lowered lipase.',
  ],
])('what is told %s is left alone', (_what, one, other) => {
  expect([goOtherWaysOfSame(one, other), goOtherWaysOfSame(other, one)]).toEqual([false, false]);
});
