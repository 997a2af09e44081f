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
