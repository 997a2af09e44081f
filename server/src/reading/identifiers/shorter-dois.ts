const most = 3;
/** Names a page of the article: `.full-text`. What has a digit behind a full stop is the DOI's own. */
const ending = /\.[a-z][a-z+_-]*$/;
/** Does so, too: `/5901161`, `/figures/1`. */
const segment = /\/[^/]*$/;
/** Without a digit behind its prefix it is no article's, but its journal's. */
const ofArticle = /^10\.[\d.]+\/.*\d/;

/**
 * What a DOI may be where a publisher's address goes on behind it, the longest first. No list knows what publishers put
 * there; which of them is the DOI, only the one who knows all DOIs can tell.
 */
export function shorterDois(doi: string): string[] {
  const shorter: string[] = [];
  let next = doi;
  while (shorter.length < most) {
    next = next.replace(ending.test(next) ? ending : segment, '');
    if (!ofArticle.test(next)) break;
    shorter.push(next);
  }
  return shorter;
}
