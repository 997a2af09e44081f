/**
 * As the `ref` of what scrolls sideways: makes it a stop of the Tab key for as long as there is something to scroll to,
 * and no longer. An answer has dozens of tables, formulas and pictures, and most of them fit.
 */
export function stopIfWide(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const each of [box, ...box.children]) observer.observe(each);
  return () => observer.disconnect();
}
