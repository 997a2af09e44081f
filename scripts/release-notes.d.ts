/** The lines under `## 0.2.0 – 2026-12-01`. @throws Error where there are none */
export declare function notesOf(version: string, changelog: string): string;
