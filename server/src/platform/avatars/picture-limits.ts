/** Width and height of a kept picture. */
export const side = 512;
/** 4,000 by 4,000, as a large camera takes; what claims to be larger is there to fill our memory. */
export const maxPixels = 16_000_000;
/** How the process that makes pictures says why it made none. */
export const exitCodes = { tooManyPixels: 3, unreadable: 4 } as const;
