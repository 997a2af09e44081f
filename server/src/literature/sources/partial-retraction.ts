/** How a notice that withdraws a part is worded: its kind is that of an expression of concern, and its words tell the two apart. */
export const partialRetraction = (reference: string): string => `Partial retraction ${reference}`.trim();
