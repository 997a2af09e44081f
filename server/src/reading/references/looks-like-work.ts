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

/** Authors where an entry begins, however they are written: "Smith J,", "Smith et al.", "Smith 2020". */
const authorsFirst =
  /^[\s*"[_]{0,4}\p{Lu}[\p{L}'’-]{1,40}(?:,? \p{Lu}{1,3}(?:\.|,|;|:|\s&|\sand\b| et al\b| \p{Lu}?\(?(?:19|20)\d\d)|,? et al\b|,? (?:and|&) \p{Lu}|,? \(?(?:19|20)\d\d)/u;
/** What a finding says and an entry does not before its work is told: a verb, a share, an effect, a mark. */
const says =
  /(?<![\p{L}-])(?:was|were|had|did|does|found|finds|showed|shows|reported|reports|concluded|suggests?|should|must|enrolled)(?![\p{L}-])|[\p{Ll},] (?:is|are|has|have|can|may|do)(?![\p{L}-])|\d\s?%|\b95% CI|\b(?:HR|RR|OR|NNT|aOR|aHR)\b[\s(=:]{0,3}\d|\bp ?[<=] ?0?\.\d|\bn ?= ?\d|\S ?\[\d{1,3}(?:[,–-] ?\d{1,3}){0,3}\](?!\()/iu;
/** What is quoted or linked is a title, whatever verb it has. */
const titled = /["“][^"“”]{0,320}["”]|\[[^[\]]{9,320}\]\(/g;

/** Whether an item of a list without a title is an entry: its work is named before anything is said. */
export function isEntry(item: string): boolean {
  const head = item.slice(0, enough).replace(/[*_]{1,3}/g, '');
  if (!looksLikeWork(head)) return false;
  const places = [head.search(identifier), head.search(volume)].filter((at) => at >= 0);
  const before = head.slice(0, Math.min(head.length, ...places)).replace(titled, ' ');
  return (places.length > 0 || authorsFirst.test(head)) && !says.test(before);
}
