import type { Citation } from '@sextant/contracts';
import { articleToCitation } from './article-to-citation.ts';
import { bookToCitation } from './book-to-citation.ts';
import { splitArticles } from './split-articles.ts';
import { parseXml } from './xml-tree.ts';

/** One article of a file or reply: what it says, or where it is and why it could not be read. */
export type ParsedArticle = { citation: Citation } | { place: string; reason: string };

/**
 * Reads PubMed's XML, an efetch reply or a file of the baseline, one article at a time as it streams in.
 * Articles that cannot be read are named and the rest goes on.
 * @throws PubmedXmlError where it is not PubMed's XML at all
 */
export async function* parsePubmedXml(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): AsyncGenerator<ParsedArticle> {
  let count = 0;
  for await (const { xml, whole } of splitArticles(chunks)) {
    count += 1;
    try {
      if (!whole) throw new Error('It breaks off before its end');
      const read = xml.startsWith('<PubmedBookArticle') ? bookToCitation : articleToCitation;
      yield { citation: read(parseXml(xml)) };
    } catch (error) {
      const pmid = /<PMID[^>]*>\s*(\d+)/.exec(xml)?.[1];
      yield { place: `article ${count}${pmid ? ` (PMID ${pmid})` : ''}`, reason: (error as Error).message };
    }
  }
}
