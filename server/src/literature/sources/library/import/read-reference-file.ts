import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { ParsedArticle } from '../../pubmed/parse-pubmed-xml.ts';
import { cslToCitation } from './csl-to-citation.ts';

/** No reference comes near it; without a limit, a file without ends would fill the memory. */
const maxEntryLength = 4 * 1024 * 1024;

/** One entry's own text, so that a broken one spoils no other. */
type Split = (lines: AsyncIterable<string>) => AsyncGenerator<string>;

/** Entries from `TY` to `ER`. What stands between them is nothing to RIS; a new `TY` ends a broken entry. */
export const splitRis: Split = async function* (lines) {
  let entry = '';
  for await (const line of lines) {
    const text = line.replace(/^\ufeff/, '');
    if (/^TY {1,2}-/.test(text) && entry) {
      yield entry;
      entry = '';
    }
    if (entry || /^\S/.test(text)) entry += `${text}\n`;
    if (/^ER {1,2}-/.test(text) || entry.length > maxEntryLength) {
      yield entry;
      entry = '';
    }
  }
  if (entry.trim()) yield entry;
};

/** Entries by their braces, each behind the file's `@string` abbreviations. A new `@` at depth 0 ends a broken one. */
export const splitBibtex: Split = async function* (lines) {
  let abbreviations = '';
  let entry = '';
  let depth = 0;
  const finish = (): string | undefined => {
    const text = entry;
    entry = '';
    depth = 0;
    if (/^@(?:comment|preamble)/i.test(text)) return undefined;
    if (!/^@string/i.test(text)) return abbreviations + text;
    abbreviations += text;
    return undefined;
  };
  for await (const line of lines) {
    const begins = /^\s*@\w+\s*[{(]/.test(line);
    if (begins && entry) {
      const broken = finish();
      if (broken) yield broken;
    }
    if (!entry && !begins) continue;
    entry += `${entry ? line : line.trimStart()}\n`;
    depth += balanceOf(line, /^@\w+\s*\(/.test(entry));
    if (depth <= 0 || entry.length > maxEntryLength) {
      const whole = finish();
      if (whole) yield whole;
    }
  }
  const last = entry ? finish() : undefined;
  if (last) yield last;
};

/** Opening less closing braces; parentheses count only in an entry that is set in them. */
function balanceOf(line: string, withParentheses: boolean): number {
  const opening = withParentheses ? /[{(]/g : /\{/g;
  const closing = withParentheses ? /[})]/g : /\}/g;
  return (line.match(opening)?.length ?? 0) - (line.match(closing)?.length ?? 0);
}

/** Reads a file of references entry by entry; what cannot be read is named and the rest goes on. */
export async function* readReferences(
  lines: AsyncIterable<string>,
  split: Split,
): AsyncGenerator<ParsedArticle> {
  let count = 0;
  for await (const entry of split(lines)) {
    count += 1;
    try {
      const items = plugins.input.chain(entry, { generateGraph: false });
      if (items.length !== 1) throw new Error('It is not one reference');
      yield { citation: cslToCitation(items[0]) };
    } catch (error) {
      const [reason = 'It cannot be read'] = (error as Error).message.split('\n');
      yield { place: `entry ${count}${nameOf(entry)}`, reason };
    }
  }
}

function nameOf(entry: string): string {
  const name =
    /^@(?!string)\w+\s*[{(]\s*([^,\s]+)/im.exec(entry)?.[1] ??
    /^(?:ID|TI|T1) {1,2}- *(.{1,60})/m.exec(entry)?.[1];
  return name ? ` (${name})` : '';
}
