/** The component of the menu. */
export type Menu = typeof import('./history-menu.tsx').default;

let loaded: Menu | undefined;
/** Where the menu could not be had from. */
let failedAt: string | undefined;
let failures = 0;

/** Chromium asks for no address again that failed, but names it: it is had by another. Other browsers need no help. */
const load = (): Promise<{ default: Menu }> =>
  failedAt ? import(/* @vite-ignore */ `${failedAt}?again=${failures}`) : import('./history-menu.tsx');

/** The menu of a session, asked for anew after each failure, and not at all without a network. */
export async function loadMenu(): Promise<Menu> {
  if (!loaded && !navigator.onLine) throw new Error('The menu could not be loaded: you are offline');
  try {
    loaded ??= (await load()).default;
    return loaded;
  } catch (error) {
    failures += 1;
    failedAt ??= /https?:[^\s?]+\.js/.exec(String(error))?.[0];
    throw error;
  }
}

/** Has it come before it is asked for; who asks is told where it does not. */
export const expectMenu = (): void => void loadMenu().catch(() => {});
