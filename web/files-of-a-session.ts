import path from 'node:path';

/** What a bundler tells of its modules while it puts them into files. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const inSource = (file: string) => path.resolve(import.meta.dirname, 'src', file);

const dashboard = [inSource('features/chat/dashboard.screen.tsx')];
const session = [inSource('app/session.screen.tsx')];
const landing = [path.resolve(import.meta.dirname, 'index.html'), inSource('app/landing.screen.tsx')];
/** Pages on which nothing is asked: nothing of the chat is put into what they load. */
const otherPages = [
  ...landing,
  ...['app/account.screen.tsx', 'features/auth/anonymous-only.tsx'].map(inSource),
];
/** What these import stays out of what comes after them. */
const firstScreens = [...landing, inSource('app/dashboard-route.tsx'), ...dashboard, ...session];

/** What every session loads once its first screen stands. */
const laterParts = [
  'features/chat/done-signal.tsx',
  'features/citations/answer-notes.tsx',
  'features/citations/copy-with-references.tsx',
  'features/citations/sources-door.tsx',
  'features/export/session-tools.tsx',
  'features/overview/judge/judge-watch.tsx',
  'features/overview/overview-body.tsx',
  'lib/markdown/places-in.ts',
].map(inSource);

/** Icons of these alone. All come through one module of their package, which does not tell who uses which. */
const laterIcons =
  /[\\/]icons[\\/](?:bell|book-open-check|chevron-down|external-link|flag|gavel|printer|quote|share-2|sparkles|undo-2)\.m?js$/;
const chatIcons = /[\\/]icons[\\/](?:square|wifi-off)\.m?js$/;
/** Those that stand in menus or beside them, on other pages, too. */
const menuIcons = /[\\/]icons[\\/](?:download|minus)\.m?js$/;

/**
 * Names the file that a module of a session goes into; null for all others. Left alone, these modules come as fifty files,
 * most of them of less than a kilobyte, each with a request of its own:
 * - `chat` has what a new chat and a session share,
 * - `later-parts` what every session loads once its first screen stands,
 * - `menus` the packages of its menus and dialogs, which other pages load as well.
 */
export function fileOfSession(id: string, modules: Modules): string | null {
  if (chatIcons.test(id)) return 'chat';
  if (laterIcons.test(id)) return 'later-parts';
  if (menuIcons.test(id)) return 'menus';
  const isReachedFrom = (entries: readonly string[]) => reachedFrom(entries, modules).has(id);
  if (isReachedFrom(firstScreens)) {
    const isShared = isReachedFrom(dashboard) && isReachedFrom(session) && !isReachedFrom(otherPages);
    return isShared ? 'chat' : null;
  }
  if (!isReachedFrom(laterParts)) return null;
  if (isSchema(id) || modules.getModuleInfo(id)?.importedIds.some(isSchema)) return null;
  return id.includes('node_modules') ? 'menus' : 'later-parts';
}

/** Of zod, which no page needs before its first picture: what a module has beside its schemas is taken from it alone. */
const isSchema = (id: string) => id.includes(path.join('node_modules', 'zod'));

const reached = new Map<readonly string[], Set<string>>();

/** All that `entries` import at once, themselves included. */
function reachedFrom(entries: readonly string[], modules: Modules): Set<string> {
  const known = reached.get(entries);
  if (known) return known;
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  reached.set(entries, found);
  return found;
}
