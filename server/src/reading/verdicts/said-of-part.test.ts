import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { readVerdict } from './read-answer.ts';

const read = (question: string, answer: string) => readVerdict(readDocument(answer), question).verdict;

const dementia = 'Do statins reduce dementia?';
const trauma = 'Does tranexamic acid reduce death after trauma?';
const colds = 'Does zinc shorten colds?';
const safe = 'Is paracetamol safe in pregnancy?';
const iron = 'Does eradication improve iron deficiency in children?';

describe('a Yes or No is held against its own sentence and the next', () => {
  it.each([
    // A yes of another outcome, which denies what was asked for.
    [dementia, 'Yes – they lower heart attacks and strokes. Dementia was not reduced in HPS or PROSPER.'],
    [dementia, '**Yes.** They lower heart attacks by a quarter. No difference was found in dementia.'],
    // On a condition, without which it is denied.
    [colds, 'Yes, provided it is started within a day. Otherwise it does nothing.'],
    [iron, 'Yes, as long as iron is given as well. Eradication alone does not.'],
    [iron, 'Yes, although only in children who do not respond to iron; in others it makes no difference.'],
    [safe, 'Yes, as long as the dose stays low; high doses harm the liver.'],
    [safe, 'No, not in the third trimester. Earlier it is safe.'],
    // By degree.
    [dementia, 'No, not entirely, but they delay it by years.'],
    [dementia, 'Fazit: Nein, nicht vollständig, aber um etwa ein Drittel.'],
  ])('and none where these say otherwise: %s %s', (question, answer) => {
    expect(read(question, answer)).toBeNull();
  });

  it.each([
    [dementia, 'Yes. They lower LDL by 40%, and cohort studies report about 15% less dementia.', 'yes'],
    [colds, 'Yes, provided it is started within a day. Most lozenges contain 10 to 15 mg.', 'yes'],
    [trauma, 'Yes, when it is given early; the effect is smaller later.', 'yes'],
    [safe, 'Yes, for short-term use in all trimesters. It remains the first choice for pain.', 'yes'],
    ['Does aspirin completely prevent strokes?', 'No, not completely.', 'no'],
    [dementia, 'No, not in any way that matters. They lower heart attacks.', 'no'],
  ])('and stands where they do not: %s %s', (question, answer, verdict) => {
    expect(read(question, answer)).toBe(verdict);
  });
});
