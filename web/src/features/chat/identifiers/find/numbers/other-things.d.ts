/** Whether the number at a place is that of another thing than a person, by what leads to it. */
export declare function isOfOtherThing(text: string, from: number): boolean;
export declare const isPublished: (value: string) => boolean;
