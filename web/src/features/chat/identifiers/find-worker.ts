import { findIdentifiers } from './find/find-identifiers.ts';
import type { LookOrder, LookReport } from './finder.ts';

self.addEventListener('message', ({ data: { id, text } }: MessageEvent<LookOrder>) => {
  self.postMessage({ id, found: findIdentifiers(text) } satisfies LookReport);
});
