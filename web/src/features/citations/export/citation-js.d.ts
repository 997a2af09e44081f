/** The parts of Citation.js that are used here; the packages bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    output: {
      /** Writes CSL-JSON in a format that a plugin has added. */
      format(name: string, data: unknown[], options?: Record<string, unknown>): unknown;
    };
    config: {
      get(plugin: '@csl'): { styles: { add(name: string, xml: string): void } };
    };
  };
}
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
