import type { FoundMention } from './mention.ts';

/** "medRxiv 2020.06.22.20137273", "bioRxiv preprint 2021.03.04.433848": the DOI's own number behind the server's name. */
const numbered =
  /\b(?:med|bio)rxiv\b[\s:()[\],.]{0,4}(?:preprint\b[\s:()]{0,3})?(?:doi:?\s?)?((?:20\d\d\.\d\d\.\d\d\.\d{6,8}|\d{6}))(?:v\d{1,2})?(?![\d.]*\d)/gi;

/** Preprints by their server's number. */
export function findPreprints(prose: string): FoundMention[] {
  return [...prose.matchAll(numbered)].map(({ index, 0: whole, 1: number }) => ({
    form: 'medrxiv',
    from: index,
    to: index + whole.length,
    key: null,
    identifier: { kind: 'doi', value: `10.1101/${number}` },
    facts: {},
  }));
}
