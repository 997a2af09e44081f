/**
 * Stands in the bundle for the clients with which Citation.js fetches records under Node: they are 60 kB, drag in
 * Node's own modules, and nothing here has it fetch. See vite.config.ts.
 */
export const Headers = globalThis.Headers;

/** As `sync-fetch` and `node-fetch` export themselves; only its type is ever looked at. */
export default Object.assign(
  (): never => {
    throw new Error('Citation.js must not fetch anything here.');
  },
  { Headers },
);
