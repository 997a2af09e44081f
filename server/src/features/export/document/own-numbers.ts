import { findCitationMarks } from '@sextant/contracts';
import { kindOfFence } from '@sextant/contracts/blocks/fence-names';
import { findMarks } from '../../../reading/mentions/marks.ts';
import { readDocument } from '../../../reading/read-document.ts';

interface Place {
  from: number;
  to: number;
}

/** Where a text has numbers in brackets that lead to none of the places where it cites: they are of a list of its own. */
export function ownNumbers(text: string, cited: readonly Place[]): Place[] {
  const places = new Map<number, Place>();
  for (const { form, from, identifier, to } of findMarks(readDocument(text))) {
    const isOwn = form === 'number' && !identifier && text.startsWith('[', from);
    if (isOwn && !cited.some((place) => place.from < to && from < place.to)) places.set(from, { from, to });
  }
  return [...places.values()];
}

/**
 * Where tables in fences, which are drawn and written as tables are, have numbers in brackets. Nothing is read of a fence,
 * so that they lead nowhere; brackets in JSON are lists.
 */
export function numbersInTables(text: string): (Place & { numbers: number[] })[] {
  return readDocument(text)
    .blocks.filter(({ kind, language }) => kind === 'code' && kindOfFence(language ?? '') === 'table')
    .flatMap(({ from, to }) => {
      const source = text.slice(from, to);
      const inside = source.indexOf('\n') + 1;
      if (/^\s*[[{]/.test(source.slice(inside))) return [];
      return findCitationMarks(source.slice(inside)).map((mark) => ({
        numbers: mark.numbers,
        from: from + inside + mark.from,
        to: from + inside + mark.to,
      }));
    })
    .filter(({ from }) => text.startsWith('[', from));
}
