/** The parts of Citation.js that are used here; the packages bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Recognises the format and parses; throws on what it cannot read. */
      chain(data: string, options: { generateGraph: boolean; forceType?: string }): unknown[];
    };
  };
}
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
