import { judgedCell, type LeftOutWork, type WorkVerdict } from '@sextant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverviewPlaceContext } from '../contexts.ts';
import { LiteratureLine } from './literature-line.tsx';

const verdictOf = (work: string, verdict: WorkVerdict['verdict'], by: WorkVerdict['by']): WorkVerdict => ({
  work,
  title: work,
  year: 2021,
  study_type: 'randomized-trial',
  n: null,
  verdict,
  reason: '',
  passage: null,
  cited_by: ['claude'],
  by,
});
const verdicts = [
  verdictOf('a', 'yes', 'judge'),
  verdictOf('b', 'yes', 'rules'),
  verdictOf('c', 'no', 'judge'),
];

/** The line for a reader who calls these marks wrong. */
function lineFor(...objections: string[]) {
  return lineOf([], objections);
}

function lineOf(left_out: LeftOutWork[], objections: string[] = []) {
  const place = { turnId: '', rows: new Map(), onShowEngine: () => {}, objections: new Set(objections) };
  const page = renderToStaticMarkup(
    <OverviewPlaceContext value={place}>
      <LiteratureLine verdicts={verdicts} left_out={left_out} />
    </OverviewPlaceContext>,
  );
  return page.replace(/<[^>]*>/g, '');
}

test('counts no verdict of the judge that its reader calls wrong', () => {
  expect(lineFor()).toBe(' · Literature Yes 2 · No 1');
  const [ofJudge, ofRules] = verdicts.map(judgedCell.work);
  expect(lineFor(ofJudge ?? '')).toBe(' · Literature Yes 1 · No 1 · 1 without a verdict');
  expect(lineFor(ofRules ?? '')).toBe(' · Literature Yes 2 · No 1');
});

test('counts verified works that say nothing of it, and none that do not count', () => {
  const without = (...whys: LeftOutWork['why'][]) =>
    whys.map((why): LeftOutWork => ({ work: why, title: why, why, cited_by: ['claude'] }));
  expect(lineOf(without('off-question', 'no-abstract', 'retracted', 'not-found', 'mismatch'))).toBe(
    ' · Literature Yes 2 · No 1 · 2 without a verdict',
  );
});
