/**
 * The web application in a nutshell.
 *
 * app/       puts the parts together: routes, store, providers, and the few places where one feature meets another
 * features/  <name>/: pages, components, api.ts (its endpoints), slice.ts (its state). They never import one another
 * lib/       api.ts: the one RTK Query api, to inject endpoints into. auth-state.ts: what all may know of the sign-in.
 *            endpoint.ts: an endpoint of the table of calls. store-hooks.ts: useAppDispatch, useAuthorizedCall for streams.
 *            config-api.ts: engines, limits, Google. server-error.ts: the server's words. turn/: a turn as it stands.
 *            shared-value.ts: what the page shares beside the store. It imports no feature
 * ui/        primitives without a word of the domain; toasts come from ui/toast.ts. Colours and sizes: app/tokens.css
 *
 * A new screen: its address in contracts/src/pages.ts, and a file <name-of-the-page>.screen.tsx, whose `Component` renders
 * its own <title>. Each is loaded when it is first shown; what a route loads is held by `npm run budget`.
 * Where two features meet (the dashboard holds the history and the profile), a file here composes them:
 * dashboard-route.tsx, session.screen.tsx.
 */
import { pages } from '@sextant/contracts/pages';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';

type Page = keyof typeof pages;

const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const AnonymousOnly = page(() => import('../features/auth/anonymous-only.tsx'));
const Dashboard = page(() => import('./dashboard-route.tsx'));
const NotFound = page(() => import('../features/not-found/not-found-page.tsx'));

const screens = import.meta.glob<{ Component: ComponentType }>([
  './*.screen.tsx',
  '../features/*/*.screen.tsx',
]);

/** The screen of each page, by the name of its file; `routes.test.ts` holds that every page has one. */
export const screenOf = new Map(
  Object.entries(screens).map(([file, load]) => [file.replace(/^.*\/|\.screen\.tsx$/g, ''), page(load)]),
);

/** The name of a page as its file has it: `forgetPassword` is `forget-password`. */
export const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Who may see which screens, and what stands around them; all others stand alone, for anybody. */
const frames: { Frame: ComponentType; around: readonly Page[] }[] = [
  {
    Frame: AnonymousOnly,
    around: ['login', 'register', 'forgetPassword', 'verifyOtp', 'resetPassword', 'successMessage'],
  },
  { Frame: Dashboard, around: ['dashboard', 'session'] },
];

const allPages = Object.keys(pages) as Page[];
const alone = allPages.filter((name) => !frames.some(({ around }) => around.includes(name)));

function routeOf(name: Page) {
  const Screen = screenOf.get(fileName(name)) ?? NotFound;
  return <Route key={name} path={pages[name]} element={<Screen />} />;
}

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Routes>
      {alone.map(routeOf)}
      {frames.map(({ Frame, around }) => (
        <Route key={around[0]} element={<Frame />}>
          {around.map(routeOf)}
        </Route>
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
