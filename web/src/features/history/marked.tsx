import type { SearchSnippet } from '@sextant/contracts';
import { Fragment } from 'react';

type Mark = SearchSnippet['marks'][number];

/** A text with places of it marked; they are in order and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(({ from, to }, place) => (
        <Fragment key={from}>
          {text.slice(marks[place - 1]?.to ?? 0, from)}
          <mark className="rounded-xs bg-warn-soft text-inherit">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
