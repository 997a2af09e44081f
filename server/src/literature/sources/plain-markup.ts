import { decodeHTML } from 'entities';

/** Of JATS, whose names may have hyphens; a hyphen without more is of a text: "IL-6<IL-8 and n>3". */
const hyphenated = '(?:jats:[a-z-]+|(?:def|disp|ext|inline|list|named|styled|table|tex)-[a-z-]+)';
const anyTag = new RegExp(String.raw`</?(?:${hyphenated}|[a-z][a-z\d:]*)(?:\s[^<>]*)?/?>`, 'gi');

/** Tags that some publishers send as text: "&lt;i&gt;H. pylori&lt;/i&gt;". */
const escapedTag =
  /&lt;(\/?(?:jats:)?(?:b|bold|br|em|i|italic|p|sc|span|strong|su[bp]|title|u)(?:\s[^&<>]{0,200})?\/?)&gt;/gi;
/** "&amp;lt;" and "&amp;ndash;": what was escaped twice. */
const escapedTwice = /&amp;(?=(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** A line end within markup is a blank, but none before a raised or lowered letter, nor within brackets or before a comma. */
const noGap =
  /[^\S\n]{0,200}\n\s{0,200}(?=[,.;:)\]%]|<(?:jats:)?su[bp]\b)|(?<=[([])[^\S\n]{0,200}\n\s{0,200}/gi;

/** TeX beside MathML says the same again. */
const texTwin =
  /<(?:jats:)?tex-math\b[^<>]{0,200}>[^<>]{0,5000}<\/(?:jats:)?tex-math>(?=\s{0,200}<(?:mml:)?math\b)|(?<=<\/(?:mml:)?math>\s{0,200})<(?:jats:)?tex-math\b[^<>]{0,200}>[^<>]{0,5000}<\/(?:jats:)?tex-math>|<(?:mml:)?annotation\b[^<>]{0,200}>[^<>]{0,5000}<\/(?:mml:)?annotation>/gi;

/** MathML's powers and fractions: 10 and 5 side by side would be read as 105. */
const formula =
  /<(?:mml:)?m(sup|frac)\b[^<>]{0,200}>\s{0,50}((?:<(?:mml:)?m[nio]\b[^<>]{0,200}>[^<>]{1,40}<\/(?:mml:)?m[nio]>)|<(?:mml:)?mrow\b[^<>]{0,200}>[^<>]{0,40}(?:<\/?(?:mml:)?m[nio]\b[^<>]{0,200}>[^<>]{0,40}){1,12}<\/(?:mml:)?mrow>)\s{0,50}/gi;

/** What ends a line. */
const blockEnd = /<(?:\/(?:jats:)?(?:p|div|li|list-item|tr)|(?:jats:)?br|\/?(?:jats:)?sec)\b[^<>]{0,200}>/gi;

/**
 * Text of a title or abstract that comes with HTML or JATS tags: each section or paragraph a line, its heading before a
 * colon. No gap of a pattern is without a bound: what a record holds is anybody's.
 */
export function plainMarkup(text: string): string {
  const markup = text
    .replace(escapedTwice, '&')
    .replace(escapedTag, '<$1>')
    .replace(/<!\[CDATA\[|\]\]>|<!--[^<>]{0,2000}-->|<\?[^<>]{0,2000}\?>/g, '');
  return decodeHTML(
    (markup.search(anyTag) < 0 ? markup : markup.replace(noGap, '').replaceAll('\n', ' '))
      .replace(texTwin, '')
      .replace(formula, (_, kind: string, base: string) => `${base}${kind === 'sup' ? '^' : '/'}`)
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
      .replace(blockEnd, '\n')
      // Tags only: "p<0.05 and n>3" is text.
      .replace(anyTag, ''),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .replace(/^([A-Z][A-Z /,&-]{1,200}:)\n/gm, '$1 ');
}
