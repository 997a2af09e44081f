import type { SearchSnippet } from '@sextant/contracts';
import { Fragment } from 'react';

type Mark = SearchSnippet['marks'][number];

/** Where the words of a search stand in a text. */
export function marksOf(text: string, words: string): Mark[] {
  const wanted = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return [];
  const found = text.matchAll(new RegExp(wanted.join('|'), 'giu'));
  return [...found].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

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
