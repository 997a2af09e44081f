import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';
import { toCsl } from '@sextant/contracts/csl';
import type { CitedWork } from '../model/cited-works.ts';
import { amaStyle } from './ama-style.ts';
import type { FileFormat, ReferenceStyle } from './formats.ts';

plugins.config.get('@csl').styles.add('ama', amaStyle);

/** Works as a file for reference managers. Those without a record are left out. */
export function writeCitations(works: readonly CitedWork[], format: FileFormat): string {
  const items = toCsl(works);
  if (format === 'csl') return `${JSON.stringify(items, null, 2)}\n`;
  return `${String(plugins.output.format(format, items, { format: 'text' })).trim()}\n`;
}

/**
 * Works as formatted references in plain text, one each, in the order of a reference list in that style.
 * Those without a record are left out.
 */
export function formatReferences(works: readonly CitedWork[], style: ReferenceStyle): string[] {
  const options = { format: 'text', template: style, lang: 'en-US', asEntryArray: true };
  const entries = plugins.output.format('bibliography', toCsl(works), options) as [string, string][];
  return entries.map(([, text]) => text.replaceAll(/\s+/g, ' ').trim());
}

/** One work as a reference without a number. */
export function formatReference(work: CitedWork): string | null {
  const [reference] = formatReferences([work], 'vancouver');
  return reference?.replace(/^1\.\s*/, '') ?? null;
}
