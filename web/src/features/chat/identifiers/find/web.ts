import { type Identifier, placesOf } from './identifier.ts';
import { isGivenName } from './names/is-given-name.ts';

const email = /[\p{L}\d](?:[\p{L}\d.+_%-]{0,62}[\p{L}\d_%+-])?@(?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24}/dgu;
export const findEmails = (text: string): Identifier[] => placesOf('email', email, text);

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** The address of a computer. A version or the number of an enzyme begins lower. */
const computer = new RegExp(
  `(?<![\\p{L}\\d.:/@-])((?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d)\\.${octet}\\.${octet}\\.${octet})(?![\\d.])`,
  'dgu',
);
const hardware = /(?<![\p{L}\d:-])(?:[\dA-F]{2}[:-]){5}[\dA-F]{2}(?![\p{L}\d:-])/dgiu;
/** Beside a word for a profile: "@rosa.k on Instagram". */
const handle =
  /(?<=(?:insta(?:gram)?|twitter|tiktok|facebook|threads|telegram|snapchat|bluesky|handle|user ?name|posts? as|profile)[^@\n]{0,20})(?<![\p{L}\d@.])@[\p{L}_][\p{L}\d._]{2,30}|(?<![\p{L}\d@.])@[\p{L}_][\p{L}\d._]{2,30}(?= (?:on|\()[ ]?(?:insta|twitter|tiktok|facebook|threads|telegram|snap|bluesky|x\b))/dgiu;

const page =
  /(?<![\p{L}\d@.-])(?:https?:\/\/)?((?:[\p{L}\d-]{1,63}\.){1,6}[a-z]{2,24}|(?:\d{1,3}\.){3}\d{1,3})(?::\d{2,5})?((?:\/[^\s"'<>()|,;]{0,200})?)/dgu;
const social =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|tiktok|x|gofundme|caringbridge|patreon)\.(?:com|org)$/i;
/** Where papers, trials, guidelines and their data are read. */
const published =
  /(?:^|\.)(?:doi\.org|gov|nih\.gov|who\.int|europa\.eu|nejm\.org|thelancet\.com|bmj\.com|jamanetwork\.com|nature\.com|science\.org|cell\.com|wiley\.com|springer\.com|elsevier\.com|sciencedirect\.com|cochrane(?:library)?\.(?:org|com)|nice\.org\.uk|uptodate\.com|wikipedia\.org|github\.com|(?:med|bio|ar)xiv\.org|plos\.org|frontiersin\.org|mdpi\.com|oup\.com|orcid\.org|uniprot\.org|ebi\.ac\.uk|ensembl\.org|rcsb\.org)$/i;
const personal =
  /(?:^|[/._=-])(?:patients?|users?|profiles?|people|portal|charts?|ehr|emr|records?|story|me|member|mychart)(?:[/._=?-]|$)/i;

/** A page that is somebody's: of a network, by a number, or named after one. */
function isPersonal(host: string, path: string): boolean {
  if (social.test(host.replace(/^www\./, ''))) return path.length > 2;
  if (published.test(host)) return false;
  if (/^\d/.test(host)) return path.length > 1;
  const words = `${host}${path}`.split(/[^\p{L}]+/u);
  return (personal.test(host + path) && path.length > 1) || words.some((word) => isGivenName(word));
}

const findPages = (text: string): Identifier[] =>
  [...text.matchAll(page)].flatMap(({ index, 0: whole, 1: host = '', 2: path = '' }) =>
    // Without a path or "https" it is a name of a package as soon as of a page.
    (path || whole.startsWith('http')) && isPersonal(host, path)
      ? [{ kind: 'web-address' as const, from: index, to: index + whole.replace(/[.:?!]+$/, '').length }]
      : [],
  );

export const findWebAddresses = (text: string): Identifier[] => [
  ...findPages(text),
  ...[computer, hardware, handle].flatMap((pattern) => placesOf('web-address', pattern, text)),
];
