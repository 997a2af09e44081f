const identifier =
  /\b(?:doi\s?[:.]|10\.\d{4,9}\/|pmid\b|pmc\s?\d{4,}|pubmed|nct\d{8}|medrxiv|biorxiv|arxiv|isbn|cochrane database)|https?:\/\//i;
const year = /(?<![\d.-])(?:19[5-9]|20[0-4])\d(?![\d.]\d)/;
/** "2017;377:644", "382(19):1787-99", "vol. 3", "pp. 4". */
const volume = /\d\s?;\s?\d{1,4}|\d{1,4}\s?\(\d{1,3}\)\s?[:,]\s?e?\d|\bvol(?:ume)?\.? \d|\bpp?\. ?\d/i;
/** "Smith J,", "Smith, J.", "et al", "O'Brien AB." */
const authors = /\bet al\b|^[\s*"[]{0,4}\p{Lu}[\p{L}'’-]{1,40},? \p{Lu}{1,3}(?:\.|,|;|\s&|\sand\b)/u;

/** As much of an entry is looked at. */
const enough = 1_500;

/** Whether a line names a work: an identifier, or a year with authors or the place in a journal. */
export function looksLikeWork(line: string): boolean {
  const head = line.slice(0, enough);
  return identifier.test(head) || (year.test(head) && (volume.test(head) || authors.test(head)));
}
