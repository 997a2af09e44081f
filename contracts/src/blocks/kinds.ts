/**
 * The languages of fenced code that are drawn, each once. Free of zod, so that the web knows them without loading it.
 * A new one here makes the type check ask for its contract (index.ts) and for its component (web/src/blocks).
 */
export const blockKinds = ['vega-lite', 'mermaid', 'smiles', 'structure', 'forest', 'table'] as const;
export type BlockKind = (typeof blockKinds)[number];
