import { describe, expect, it } from 'vitest';
import { readClaim } from './whole-claim.ts';

const read = (text: string) => readClaim(text, (same) => same);

describe('a claim in a judge’s words', () => {
  it.each([
    'All answers agree that aspirin reduces mortality.',
    'All six answers agree that aspirin reduces mortality.',
    'Both answers state that aspirin reduces mortality.',
    'Four of the six engines find a benefit of aspirin.',
    'No answer says that aspirin causes bleeding.',
    'The answers agree that aspirin reduces mortality.',
    'Most responses state that aspirin reduces mortality.',
    'Alle Antworten stimmen darin überein, dass Aspirin hilft.',
  ])('does not count who says so: %s', (text) => {
    expect(read(text)).toBe('names-engines');
  });

  it.each([
    'All responses occurred within two weeks of treatment.',
    'Most sources of bleeding were gastrointestinal.',
    'In all three trials aspirin reduced mortality.',
    'There is no answer yet to whether aspirin reduces mortality.',
    'Some authors of trials had ties to industry.',
    'Aspirin reduces mortality in most patients.',
    'All three AIs are effective in breast cancer.',
    'Most AI systems have a higher sensitivity than radiologists.',
  ])('but may count all else: %s', (text) => {
    expect(read(text)).toEqual({ text });
  });
});
