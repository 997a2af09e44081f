import { routes } from '@sextant/contracts/routes/index';
import type { Plugin } from 'vite';

/**
 * Gives the built web the table of calls without its schemas: what a page needs is where a call goes, and the schemas
 * would bring zod into every page's first load. In development and in tests the table is whole, and every reply is checked.
 */
export function callsWithoutSchemas(): Plugin {
  const kept = Object.entries(routes).map(([name, { method, path, access }]) => [
    name,
    { method, path, access },
  ]);
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    load: (id) =>
      id.endsWith('/contracts/src/routes/index.ts')
        ? `export const routes = ${JSON.stringify(Object.fromEntries(kept))};`
        : null,
  };
}
