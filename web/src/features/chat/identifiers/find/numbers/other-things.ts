/** Words that lead numbers of other things than people: of goods, works, trials, grants, genes. */
const words =
  'cat(?:alog(?:ue)?)?|cas|ndc|lot|batch|ref(?:erence)?|sku|items?|orders?|eudract|ctis|isrctn|pmids?|pmc|doi|grants?|awards?|protocol|products?|trial|study|registration|regist(?:er|ry)|issn|isbn|articles?|patent|genes?|genbank|geo|refseq|uniprot|enzyme|ec|versions?|release|build|figure|fig|table|page|chapter|volume|vol|issue|guid(?:eline|ance)|clones?|models?|strain|cell line|compound|substance|atc|icd(?:-?1[01])?|omim|mim|snp|arxiv|prospero|cochrane|clinicaltrials(?:\\.gov)?|nct|appendix|supplement|module|kit|antibod(?:y|ies)|assay|primer|plasmid|addgene|atcc|variant|copy|sample size|treat|harm|people|patients|participants|licen[cs]ed|une?ce|un|ean|upc|gtin|udi|din|pzn';

/** Right before a number: what it is a number of. */
const otherThings = `(?<![\\p{L}])(?:${words})(?![\\p{L}])[ ]?(?:numbers?|nos?|nrs?|n[°º]|ids?|codes?|accession|entry)?[ .:#(=]{0,3}`;
const leads = new RegExp(`${otherThings}$`, 'iu');
/** In a list of such numbers a word for them leads the first alone: "order no. 555-2147 or 317-40-8812". */
const leadsList = new RegExp(
  `${otherThings}[\\dA-Z-]{4,20}(?:[ ]\\([^()\\n]{0,40}\\))?(?:,| or| and|/|;)[ ]?(?:and[ ]|or[ ])?$`,
  'iu',
);

/** Whether the number at a place is that of another thing than a person, by what leads to it. */
export function isOfOtherThing(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 80), from);
  return leads.test(before) || leadsList.test(before);
}

/** Numbers of works, trials, genes, samples of databases and drugs under development tell what they are by themselves. */
const published =
  /^(?:NCT|PMC|PMID|ISRCTN|ACTRN|ChiCTR|CTRI|DRKS|EUCTR|UMIN|JPRN|jRCT|KCT|IRCT|NTR|RBR|PACTR|TCTR|SLCTR|GSE|GSM|GDS|GPL|SRR|SRP|SRX|ERR|ERP|PRJ|SAM[NED]|ENS[GTPEM]|N[MPRCGT]_?\d|X[MP]_?\d|rs\d|[RUPKFT]\d\d[ -]?[A-Z]{2}\d|CD0\d|TA\d|NG\d|CG\d|QS\d|MK-|BMS-|GSK|JNJ|AZD|ABT|BAY|LY\d|PF-|RG\d|RO\d|SAR\d|TAK|CHEMBL|DB\d{5}|HGNC|OMIM|ATCC|CRL|CVCL|TCGA|HLA|SARS|COVID|CRD42)/i;
export const isPublished = (value: string) => published.test(value) && !/[\dA-Z]-\d+-/.test(value);
