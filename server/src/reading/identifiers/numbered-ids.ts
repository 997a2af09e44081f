import type { FoundReference } from './found-reference.ts';

/** Between a label and its number: colons, emphasis, brackets, "number". */
const gap = String.raw`[\s:=#*_\[("'\x60/-]{0,8}(?:(?:no|nr|number)\b[\s.:#]{0,3})?`;

/** A PMID by its label; more numbers may follow in a list. Behind "PubMed:" a short one counts what was found there. */
const labelledPmid = new RegExp(
  String.raw`\b(?:PMIDs?|PubMed\s*-?\s*IDs?|PubMed(?=\s*:\D{0,8}\d{7}))${gap}(\d{1,8})(?![\d.]*\d)`,
  'gi',
);
/** Between two of a list: a bracket closes only for another to open. */
const separator = String.raw`(?:,\s*and|,|;|&|\/|and|or)`;
const nextInList = new RegExp(
  String.raw`^(?:[\])][\s*_]{0,2}${separator}[\s*_]{0,2}[[(]|[\s*_]{0,3}${separator}[\s*_[(]{0,3})(PMID:?\s*)?(\d{5,8})(?![\d.]*\d|\s*(?:patients|participants|people|subjects|women|men|cases))`,
  'i',
);
/** Behind a number that is an id and no count of anything: a sign, another id, nothing. */
const behindId = String.raw`[\s*_\x60]{0,3}(?:[^\s\p{L}\p{N}%_*\x60]|$|(?:pmids?|pmcids?|pmc\d|dois?|https?)\b)`;
const afterId = new RegExp(String.raw`^(?:${behindId}|\s{1,3}(?:and|or)\s{1,3}\d{5,8}${behindId})`, 'iu');
/** So long a number is an id beside a PMID: a count has commas, and what is counted behind it. */
const idLength = 7;
const noPlural =
  'shows|reports|finds|suggests|supports|confirms|describes|demonstrates|indicates|includes|concludes|whereas|always|besides|perhaps';
/** A plural, or what stands before one. */
const behindCount = new RegExp(
  String.raw`^[ \u00a0*_\x60]{0,3}(?:%|(?:per ?cent|million|of|more|other|additional|new|older|younger|adult|pregnant|people|women|men|children)\b|(?!(?:${noPlural})\b)\p{L}{3,40}[^\P{L}isu]s\b)`,
  'iu',
);

const pmidAddress =
  /(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/(?:m\/)?pubmed\/(?:\?term=)?|pubmed\.gov\/|europepmc\.org\/(?:article|abstract)\/med\/)(\d{1,8})(?!\d)/gi;

const labelledPmcid = new RegExp(String.raw`\bPMCIDs?${gap}(?:PMC)?\s?(\d{3,8})(?!\d)`, 'gi');
/** "PMC 2021" may be a year. */
const plainPmcid = /(?<![a-z0-9])PMC(?:[\s:-](?=\d{5}))?(\d{4,8})(?!\d)/gi;
const pmcidAddress = /europepmc\.org\/(?:article\/pmc|articles)\/(?:PMC)?(\d{3,8})(?!\d)/gi;

const nct = /(?<![a-z0-9])NCT[\s:-]?(\d{8})(?!\d)/gi;

/** PMIDs, PMCIDs and NCT ids, labelled, bare or in addresses. */
export function findNumberedIds(text: string): FoundReference[] {
  return [
    ...pmidsByLabel(text),
    ...all(text, pmidAddress, 'pmid', (digits) => digits),
    ...all(text, labelledPmcid, 'pmcid', (digits) => `PMC${digits}`),
    ...all(text, plainPmcid, 'pmcid', (digits) => `PMC${digits}`),
    ...all(text, pmcidAddress, 'pmcid', (digits) => `PMC${digits}`),
    ...all(text, nct, 'nct', (digits) => `NCT${digits}`),
  ];
}

function all(
  text: string,
  pattern: RegExp,
  kind: FoundReference['kind'],
  toValue: (digits: string) => string,
): FoundReference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind,
    value: toValue(withoutZeros(match[1] as string, kind)),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function withoutZeros(digits: string, kind: FoundReference['kind']): string {
  return kind === 'nct' ? digits : digits.replace(/^0+(?=\d)/, '');
}

const isId = (digits: string, behind: string): boolean =>
  afterId.test(behind) || (digits.length >= idLength && !behindCount.test(behind));

function pmidsByLabel(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  let done = 0;
  for (const match of text.matchAll(labelledPmid)) {
    // Part of the list before it: taken apart again for each of its labels, a long list would take forever.
    if (match.index < done) continue;
    let to = match.index + match[0].length;
    found.push({ kind: 'pmid', value: withoutZeros(match[1] as string, 'pmid'), from: match.index, to });
    const isAnnounced = /^(?:PMIDs|PubMed\s*-?\s*IDs)/i.test(match[0]);
    for (;;) {
      const next = nextInList.exec(text.slice(to));
      if (!next) break;
      const [whole, label, digits = ''] = next;
      if (!isAnnounced && !label && !isId(digits, text.slice(to + whole.length))) break;
      const from = to + whole.length - digits.length - (label?.length ?? 0);
      to += whole.length;
      found.push({ kind: 'pmid', value: withoutZeros(digits, 'pmid'), from, to });
    }
    done = to;
  }
  return found;
}
