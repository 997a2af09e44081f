import { dois } from './dois.ts';
import type { HardCase } from './hard-case.ts';
import { markers } from './markers.ts';
import { notMarkers } from './not-markers.ts';
import { numberedIds } from './numbered-ids.ts';

/** All hand-made hard cases of identifiers in answers. */
export const hardCases: readonly HardCase[] = [...markers, ...notMarkers, ...numberedIds, ...dois];
