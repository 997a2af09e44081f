export type { MarkedToken, Token, Tokens } from 'marked';
export { isOuterAddress } from './addresses.ts';
export * from './blocks.ts';
export { hasEndlessRun, lexBlocks } from './bounded-lexer.ts';
export { decodeEntities } from './entities.ts';
export type { MathToken } from './maths.ts';
export { type PlacedCell, type PlacedToken, placeTokens } from './place-tokens.ts';
export { type ReadMarkdown, readMarkdown } from './read-markdown.ts';
export { placeAt, type Strip, trimmed } from './strips.ts';
