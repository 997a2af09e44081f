/** Files that reference managers read. */
export const files = [
  { format: 'bibtex', label: 'BibTeX (.bib)', name: 'citations.bib', type: 'application/x-bibtex' },
  {
    format: 'ris',
    label: 'RIS (.ris)',
    name: 'citations.ris',
    type: 'application/x-research-info-systems',
  },
  {
    format: 'csl',
    label: 'CSL-JSON (.json)',
    name: 'citations.json',
    type: 'application/vnd.citationstyles.csl+json',
  },
] as const;
export type FileFormat = (typeof files)[number]['format'];

/** Styles of formatted references. */
export const styles = [
  { style: 'apa', label: 'APA' },
  { style: 'vancouver', label: 'Vancouver' },
  { style: 'ama', label: 'AMA' },
] as const;
export type ReferenceStyle = (typeof styles)[number]['style'];
