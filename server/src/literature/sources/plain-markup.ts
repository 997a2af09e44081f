import { decodeHTML } from 'entities';

/** Text of a title or abstract that comes with HTML or JATS tags: each section a line, its heading before a colon. */
export function plainMarkup(markup: string): string {
  return decodeHTML(
    markup
      .replace(/<(?:jats:)?(?:title|h[1-6])\b[^>]*>\s*(?:abstract)?\s*<\/(?:jats:)?(?:title|h[1-6])>/gi, '\n')
      .replace(
        /<(?:jats:)?(?:title|h[1-6])\b[^>]*>([\s\S]*?)<\/(?:jats:)?(?:title|h[1-6])>/gi,
        (_, heading: string) => `\n${heading.replace(/[:.\s]+$/, '').toUpperCase()}: `,
      )
      .replace(/(\d)<(?:jats:)?sup>\s*([-\u2212]?\d+)\s*<\/(?:jats:)?sup>/gi, '$1^$2')
      .replace(/<\/?(?:jats:)?(?:p|sec|br)\b[^>]*>/gi, (tag) => (/sec|\/p|br/i.test(tag) ? '\n' : ''))
      // Tags only: "p<0.05 and n>3" is text.
      .replace(/<\/?[a-z][a-z\d:]*(?:\s[^<>]*)?\/?>/gi, ''),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .replace(/^([A-Z][A-Z /,&-]+:)\n/gm, '$1 ');
}
