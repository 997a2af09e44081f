/** The parts of Citation.js that are used here; the packages bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    config: { get(name: '@bibtex'): { format: { useIdAsLabel: boolean } } };
    input: {
      /** Recognises the format and parses; throws on what it cannot read. */
      chain(data: string, options: { generateGraph: boolean; forceType?: string }): unknown[];
    };
    output: {
      /** Writes CSL-JSON in a format that a plugin has added. */
      format(name: string, data: unknown[], options?: Record<string, unknown>): unknown;
    };
  };
}
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
