import { Fragment } from 'react';

/** A text with the words of a search marked in it; without words, the text. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return text;
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'giu'));
  // Every second part is one that was split at.
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move.
      <mark key={place} className="rounded-xs bg-warn-soft text-inherit">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move.
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
