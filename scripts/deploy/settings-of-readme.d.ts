/** What people may set, as the README lists it: `documents.test.ts` holds that against what the server reads. */
export declare function settingsOfReadme(): string[];
