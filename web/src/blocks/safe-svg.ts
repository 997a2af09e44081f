import DOMPurify from 'dompurify';

const cleaner = DOMPurify();
// Nothing in a picture may point out of it: a saved file opened by itself is a document with an origin.
cleaner.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const isReference = /^(?:href|xlink:href|src)$/i.test(attribute.attrName);
  if (isReference && !attribute.attrValue.startsWith('#')) attribute.keepAttr = false;
  if (/url\(\s*["']?(?!["']?#)/i.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** An SVG with nothing in it that runs, loads or leads anywhere, well formed and with its size in pixels. */
export function safeSvg(svg: string, size?: { width: number; height: number }): string {
  const clean = cleaner.sanitize(svg, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['foreignObject', 'image', 'a', 'animate', 'set', 'animateTransform', 'animateMotion'],
    RETURN_DOM_FRAGMENT: true,
  });
  const root = clean.querySelector('svg');
  if (!root) throw new Error('There is no picture in what was drawn.');
  for (const style of root.querySelectorAll('style'))
    if (/@import|url\(\s*["']?(?!["']?#)/i.test(style.textContent ?? '')) style.remove();
  root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  if (size) {
    root.setAttribute('width', `${size.width}`);
    root.setAttribute('height', `${size.height}`);
    root.style.maxWidth = '';
  }
  return new XMLSerializer().serializeToString(root);
}
