/**
 * What functions that run in the page may name. The whole of TypeScript's `dom` would clash with the server's own types,
 * which the journeys load too.
 */
// biome-ignore-start lint/suspicious/noExplicitAny: the page is looked at, not built upon
declare const document: any;
declare const window: any;
interface Navigator {
  clipboard: any;
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above
