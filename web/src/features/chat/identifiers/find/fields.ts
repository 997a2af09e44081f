import { anyDate, eightDigits, wholeDate } from './dates/forms.ts';
import type { Identifier, IdentifierKind } from './identifier.ts';
import { isNoName } from './names/not-names.ts';
import { turned, twoParts } from './names/shapes.ts';
import { number } from './numbers/number.ts';
import { isPublished } from './numbers/other-things.ts';

/** What a field between bars or slashes holds, if it is all of it. */
const contents: readonly [IdentifierKind, RegExp][] = [
  ['date', new RegExp(`^(?:${anyDate}|${eightDigits})$`, 'iu')],
  ['name', new RegExp(`^(?:${turned}|${twoParts})$`, 'u')],
  ['record-number', new RegExp(`^${number}(?:\\^.{0,20})?$`, 'u')],
];
const isWholeDay = new RegExp(`^(?:${wholeDate}|${eightDigits})$`, 'iu');

interface Field extends Identifier {
  isDay: boolean;
}

function fieldOf(text: string, from: number): Field | null {
  const lead = /^[ ]?(?:[\p{L} #]{1,30}:[ ]?)?/u.exec(text)?.[0].length ?? 0;
  const value = text.slice(lead).trimEnd();
  if (value.length < 4 || value.length > 60) return null;
  const kind = contents.find(([, pattern]) => pattern.test(value))?.[0];
  if (!kind || (kind === 'name' && isNoName(value))) return null;
  const written = value.replace(/\^{2,}.*$/, '');
  if (kind === 'record-number' && (isPublished(written) || !/\d{4}|\d[-/]\d{3}/.test(written))) return null;
  return { kind, from: from + lead, to: from + lead + written.length, isDay: isWholeDay.test(value) };
}

/** A line of fields, as it is copied from a banner or a message: where two of them tell of a person, all do. */
export function findFields(text: string): Identifier[] {
  const found: Identifier[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const fields: Field[] = [];
    let from = start;
    if (/ [|/] |\|/.test(line))
      for (const piece of line.split(/(\||: | \/ )/)) {
        const field = fieldOf(piece, from);
        if (field) fields.push(field);
        from += piece.length;
      }
    const kinds = new Set(fields.map(({ kind }) => kind));
    if (kinds.size > 1 && fields.some(({ isDay, kind }) => isDay || kind === 'name'))
      found.push(...fields.map(({ kind, from: at, to }) => ({ kind, from: at, to })));
    start += line.length + 1;
  }
  return found;
}
