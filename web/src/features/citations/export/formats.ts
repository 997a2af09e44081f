import type { CitationFormat, ReferenceStyle } from '@sextant/contracts';

/** Files that reference managers read. */
export const files: { format: CitationFormat; label: string }[] = [
  { format: 'bib', label: 'BibTeX (.bib)' },
  { format: 'ris', label: 'RIS (.ris)' },
  { format: 'csl', label: 'CSL-JSON (.json)' },
];

/** Styles of formatted references. */
export const styles: { style: ReferenceStyle; label: string }[] = [
  { style: 'apa', label: 'APA' },
  { style: 'vancouver', label: 'Vancouver' },
  { style: 'ama', label: 'AMA' },
];
