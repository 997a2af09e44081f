import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ParsedArticle, parsePubmedXml } from '../../pubmed/parse-pubmed-xml.ts';
import { readReferences, splitBibtex, splitRis } from './read-reference-file.ts';

/** Formats by the end of the file's name, `.gz` aside. */
const readers: Record<string, (stream: Readable) => AsyncGenerator<ParsedArticle>> = {
  xml: (stream) => parsePubmedXml(stream),
  ris: (stream) => readReferences(linesOf(stream), splitRis),
  bib: (stream) => readReferences(linesOf(stream), splitBibtex),
  bibtex: (stream) => readReferences(linesOf(stream), splitBibtex),
};

/** Endings that an import takes. */
export const knownEndings = Object.keys(readers).map((ending) => `.${ending}`);

function linesOf(stream: Readable): AsyncIterable<string> {
  return createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
}

/**
 * The records of a PubMed XML, RIS or BibTeX file, gzipped or not, one at a time.
 * @throws Error where the file is not there, of no known kind, or breaks off inside its compression
 */
export async function* readFile(path: string): AsyncGenerator<ParsedArticle> {
  const ending = /\.(\w+?)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const reader = readers[ending];
  if (!reader) throw new Error(`Its name must end in ${knownEndings.join(', ')}, with or without .gz`);
  const stream = new PassThrough();
  const compressed = /\.gz$/i.test(path);
  const read = pipeline([createReadStream(path), ...(compressed ? [createGunzip()] : []), stream]);
  // Its failure comes out of `stream` too, where it is awaited.
  read.catch(() => undefined);
  yield* reader(stream);
  await read;
}
