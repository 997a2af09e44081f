import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerStateLabel } from './answer-state.tsx';
import CutNotice from './cut-notice.tsx';

it.each([
  ['length', 'Cut short at the model’s limit'],
  ['content-filter', 'Cut short by the vendor’s filter'],
  ['too-long', 'Cut short at 100,000 characters'],
  ['unfinished', 'Ended early by the vendor'],
] as const)('an answer cut by %s is not called done', (cut, words) => {
  expect(renderToStaticMarkup(<CutNotice cut_short={cut} />)).toContain(words);
  const label = renderToStaticMarkup(<AnswerStateLabel answer={{ state: 'done', cut_short: cut }} />);
  expect(label).toContain('Cut short');
  expect(label).not.toContain('Done');
});

it('a whole answer has no notice', () => {
  expect(renderToStaticMarkup(<CutNotice cut_short={null} />)).toBe('');
  expect(renderToStaticMarkup(<AnswerStateLabel answer={{ state: 'done', cut_short: null }} />)).toContain(
    'Done',
  );
});
