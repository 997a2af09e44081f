import type { StatedIdentifier } from './mention.ts';

/** Hosts whose addresses are articles, though their identifiers cannot be told from them. */
const articleHosts =
  /(?:^|\.)(?:jamanetwork\.com|nejm\.org|thelancet\.com|bmj\.com|academic\.oup\.com|sciencedirect\.com|onlinelibrary\.wiley\.com|springer\.com|nature\.com|journals\.lww\.com|ahajournals\.org|acpjournals\.org|annals\.org|atsjournals\.org|cell\.com|science\.org|pnas\.org|tandfonline\.com|sagepub\.com|karger\.com|mdpi\.com|frontiersin\.org|plos\.org|biomedcentral\.com|jacc\.org|diabetesjournals\.org|ascopubs\.org|cochranelibrary\.com|medrxiv\.org|biorxiv\.org|researchsquare\.com|pubmed\.gov|ncbi\.nlm\.nih\.gov|europepmc\.org|semanticscholar\.org|jstor\.org|bmjopen\.bmj\.com)$/i;
/** Publisher's item numbers: `S0140-6736(20)31180-6`, and without signs `S0140673620311806`. */
const item = /(?:PII|pii\/)?S(\d{4})-?(\d{3}[\dX])\(?(\d{2})\)?(\d{5})-?([\dX])(?!\d)/i;

/** What an address that names no identifier can be told to be. */
export interface ReadAddress {
  form: 'url-article' | 'url-web';
  identifier: StatedIdentifier;
}

/** Reads an address in which no identifier stands as such. */
export function readAddress(address: string): ReadAddress {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  const doi = doiOf(host, path);
  if (doi) return { form: 'url-article', identifier: { kind: 'doi', value: doi, isDerived: true } };
  const isArticle = articleHosts.test(host) && /\d{3}/.test(path);
  return { form: isArticle ? 'url-article' : 'url-web', identifier: { kind: 'url', value: address } };
}

/** The DOI that some publishers make their addresses from. */
function doiOf(host: string, path: string): string | null {
  if (/(?:^|\.)(?:thelancet|cell|sciencedirect|jacc)\.(?:com|org)$/i.test(host)) {
    const [, a, b, year, number, check] = item.exec(path) ?? [];
    return a ? `10.1016/s${a}-${b}(${year})${number}-${check}`.toLowerCase() : null;
  }
  const nature = /^\/articles\/(s\d{5}-[\w-]{5,20}|nature\d+|nm\.\d+|ng\.\d+)$/i.exec(path)?.[1];
  if (nature && /(?:^|\.)nature\.com$/i.test(host)) return `10.1038/${nature.toLowerCase()}`;
  const bmj = /^\/content\/\d+\/(bmj[.-]\d{4}-\d{6}|bmj\.[a-z]?\d+)/i.exec(path)?.[1];
  if (bmj && /(?:^|\.)bmj\.com$/i.test(host)) return `10.1136/${bmj.toLowerCase()}`;
  return null;
}
