/** How much of an element can be seen, of what the window can hold of it; below 0, how many pixels it is out of the window. */
function sightOf(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return seen > 0 ? seen / Math.min(height, window.innerHeight) : seen;
}

/**
 * The one that is being read, as far as can be told: the first that is whole in view, else the one of which most is. A
 * short one in view goes before the end of a long one.
 */
export function mostInView<Kind extends Element>(elements: Iterable<Kind>): Kind | undefined {
  // A view that another takes the place of is still there, and not drawn.
  const drawn = [...elements].filter((each) => each.getClientRects().length > 0);
  const sights = new Map(drawn.map((each) => [each, sightOf(each)]));
  return drawn.sort((a, b) => (sights.get(b) ?? 0) - (sights.get(a) ?? 0))[0];
}
