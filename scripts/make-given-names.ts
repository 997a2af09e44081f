/**
 * Writes the given names by which the page tells a bare name from other capitalised words:
 * `node scripts/make-given-names.ts`. They are those of faker (MIT) in all its languages, without case and accents.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { allLocales } from '@faker-js/faker';

const file = path.resolve(
  import.meta.dirname,
  '../web/src/features/chat/identifiers/find/names/given-names.ts',
);

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const names = new Set(
  Object.values(allLocales)
    .flatMap(({ person }) => Object.values(person?.first_name ?? {}).flat())
    // Two letters and fewer are words as often as names.
    .flatMap((name) => fold(name ?? '').split(/[^\p{L}]+/u))
    .filter((name) => /^\p{Script=Latin}{3,}$/u.test(name)),
);

writeFileSync(
  file,
  `// Written by scripts/make-given-names.ts. The names are those of faker (https://fakerjs.dev), MIT: see NOTICE.
/** Given names of people in many languages, without case and accents, parted by spaces. */
export const givenNames =
  '${[...names].sort().join(' ')}';
`,
);
