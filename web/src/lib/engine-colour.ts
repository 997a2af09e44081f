/** How many colours src/app/tokens.css defines. */
const colourCount = 8;

/** The colour that tells an engine apart, by its place in the server's registry; the name always stands beside it. */
export const engineColour = (index: number): string => `var(--engine-${(index % colourCount) + 1})`;
