import { decodeHTML } from 'entities';

/**
 * Text of a title or abstract that comes with HTML or JATS tags: each section a line, its heading before a colon. No gap
 * of a pattern is without a bound: what a record holds is anybody's.
 */
export function plainMarkup(markup: string): string {
  return decodeHTML(
    markup
      .replace(
        /<(?:jats:)?(?:title|h[1-6])\b[^<>]{0,200}>\s{0,20}(?:abstract\s{0,20})?<\/(?:jats:)?(?:title|h[1-6])>/gi,
        '\n',
      )
      .replace(
        /<(?:jats:)?(?:title|h[1-6])\b[^<>]{0,200}>([\s\S]{0,200}?)<\/(?:jats:)?(?:title|h[1-6])>/gi,
        (_, heading: string) =>
          `\n${heading
            .trimEnd()
            .replace(/[:.\s]{1,10}$/, '')
            .toUpperCase()}: `,
      )
      .replace(/(\d)<(?:jats:)?sup>\s{0,5}([-\u2212]?\d{1,10})\s{0,5}<\/(?:jats:)?sup>/gi, '$1^$2')
      .replace(/<\/?(?:jats:)?(?:p|sec|br)\b[^<>]{0,200}>/gi, (tag) => (/sec|\/p|br/i.test(tag) ? '\n' : ''))
      // Tags only: "p<0.05 and n>3" is text.
      .replace(/<\/?[a-z][a-z\d:]*(?:\s[^<>]*)?\/?>/gi, ''),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .replace(/^([A-Z][A-Z /,&-]{1,200}:)\n/gm, '$1 ');
}
