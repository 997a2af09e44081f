/** An article's own XML, or what is left of one that the file breaks off. */
export interface ArticlePiece {
  xml: string;
  /** Whether its end tag was there. */
  whole: boolean;
}

/** No article comes near it; without a limit, a file without end tags would fill the memory. */
const maxArticleLength = 16 * 1024 * 1024;
const start = /<Pubmed(?:Book)?Article(?=[\s>])/g;
const end = /<\/Pubmed(?:Book)?Article\s*>/g;
/** Longest tag that may lie across two chunks. */
const tagLength = 40;

/** The reply or file is not PubMed's XML at all, or breaks off. */
class PubmedXmlError extends Error {
  override name = 'PubmedXmlError';
}

/**
 * Cuts PubMed XML into its articles as it streams in, so that only one is held at a time and a broken one spoils
 * no other. What stands outside of articles is never parsed: no DOCTYPE, so no entity of its own, gets through.
 * @throws PubmedXmlError where there is no `PubmedArticleSet`
 */
export async function* splitArticles(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): AsyncGenerator<ArticlePiece> {
  const decoder = new TextDecoder();
  let rest = '';
  let inArticle = false;
  let searched = 0;
  let seenSet = false;
  for await (const chunk of chunks) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    for (;;) {
      if (!inArticle) {
        start.lastIndex = 0;
        const found = start.exec(rest);
        seenSet ||= /<Pubmed(?:Book)?ArticleSet[\s>/]/.test(found ? rest.slice(0, found.index) : rest);
        rest = found ? rest.slice(found.index) : rest.slice(-tagLength);
        if (!found) break;
        inArticle = true;
        searched = 1;
      }
      const cut = findEnd(rest, searched);
      if (!cut && rest.length <= maxArticleLength) {
        searched = Math.max(1, rest.length - tagLength);
        break;
      }
      yield cut
        ? { xml: rest.slice(0, cut.at), whole: cut.whole }
        : { xml: rest.slice(0, 2_000), whole: false };
      rest = cut ? rest.slice(cut.at) : '';
      inArticle = false;
    }
  }
  if (inArticle) yield { xml: rest, whole: false };
  if (!seenSet) throw new PubmedXmlError('This is not PubMed XML: it has no PubmedArticleSet.');
}

/** Where the article ends: at its end tag, or where the next one begins without it. */
function findEnd(text: string, from: number): { at: number; whole: boolean } | null {
  end.lastIndex = from;
  start.lastIndex = from;
  const closing = end.exec(text);
  const next = start.exec(text);
  if (closing && !(next && next.index < closing.index))
    return { at: closing.index + closing[0].length, whole: true };
  return next ? { at: next.index, whole: false } : null;
}
