import type { Page } from 'playwright-core';

/**
 * What stands in the page that could do harm when it is clicked, hovered or saved, though nothing ran: elements that an
 * answer must never make, attributes that run, addresses that lead anywhere but to the web, to mail or into the page.
 */
export async function findHarm(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>();
    const forbidden =
      'script,iframe,frame,object,embed,applet,form,base,link,meta,style,portal,foreignObject,image,use,animate,set,audio,video,source,marquee,template';
    const isPlain = (address: string) => /^(?:https?:|mailto:)/i.test(address);
    const check = (root: typeof document, isPicture: boolean) => {
      for (const element of root.querySelectorAll('*')) {
        const name = element.localName;
        const shown = () => element.outerHTML.slice(0, 160);
        // Vega and Mermaid hold their own colours in <style>, and shapes in <use href="#…">.
        const isOwn = isPicture && (name === 'style' || name === 'use');
        if (element.matches(forbidden) && !isOwn && !element.closest('.katex'))
          found.add(`<${name}>: ${shown()}`);
        for (const { name: attribute, value } of element.attributes) {
          if (
            /^on/i.test(attribute) ||
            /^(?:srcdoc|formaction|ping|background|srcset|action)$/i.test(attribute)
          )
            found.add(`${attribute}: ${shown()}`);
          if (attribute === 'style' && /url\(|expression|position:\s*fixed/i.test(value))
            found.add(`style: ${shown()}`);
          if (/url\(\s*["']?(?!["']?#)/i.test(value) && isPicture) found.add(`url(): ${shown()}`);
          if (!/^(?:href|src|xlink:href|data)$/i.test(attribute)) continue;
          if (
            isPicture
              ? !value.startsWith('#')
              : name === 'img'
                ? !/^(?:data:image\/|blob:|\/)/.test(value)
                : name === 'a' && !isPlain(value) && !/^\/[^/\\]|^#/.test(value)
          )
            found.add(`${attribute}: ${shown()}`);
        }
        if (name === 'style' && /@import|url\(\s*["']?(?!["']?#)/i.test(element.textContent ?? ''))
          found.add(`style: ${shown()}`);
      }
    };
    for (const place of document.querySelectorAll(selector)) {
      check(place, false);
      for (const picture of place.querySelectorAll('img[src^="data:image/svg+xml"]')) {
        const source = decodeURIComponent(picture.getAttribute('src').replace(/^[^,]*,/, ''));
        const parsed = new window.DOMParser().parseFromString(source, 'image/svg+xml');
        if (parsed.querySelector('parsererror'))
          found.add(`a picture that is no XML: ${source.slice(0, 120)}`);
        check(parsed, true);
      }
    }
    if (({} as { polluted?: unknown }).polluted !== undefined)
      found.add('the prototype of all objects was changed');
    return [...found];
  }, within);
}
