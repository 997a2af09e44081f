/** Whether a name is that of one who wrote, found out, or lent it to a disease, by what stands around it. */
export declare function isOfScholar(text: string, from: number, to: number): boolean;
