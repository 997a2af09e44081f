/**
 * The web application in a nutshell.
 *
 * app/       puts the parts together: routes, store, providers, and the few places where one feature meets another
 * features/  <name>/: pages, components, api.ts (its endpoints), slice.ts (its state). They never import one another
 * lib/       api.ts: the one RTK Query api, to inject endpoints into. auth-state.ts: what all may know of the sign-in.
 *            store-hooks.ts: useAppDispatch, and useAuthorizedFetch for streams. server-error.ts: the server's words.
 *            config-api.ts: engines, limits, Google. theme.ts, engine-colour.ts. It imports no feature
 * ui/        primitives without a word of the domain; toasts come from ui/toast.ts. Colours and sizes: app/tokens.css
 *
 * A new screen: features/<name>/<x>-page.tsx, whose `Component` renders its own <title>, and a line below. Each screen is
 * loaded when it is first shown; what a route loads is held under its budget by `npm run budget`.
 * Where two features meet (the dashboard holds the history and the profile), a file here composes them: dashboard-route.tsx.
 */
import { createBrowserRouter } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { Root } from './root.tsx';

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: () => import('./landing-route.tsx') },
      {
        lazy: () => import('../features/auth/anonymous-only.tsx'),
        children: [
          { path: 'login', lazy: () => import('../features/auth/login-page.tsx') },
          { path: 'register', lazy: () => import('../features/auth/register-page.tsx') },
          { path: 'forget-password', lazy: () => import('../features/auth/forget-password-page.tsx') },
          { path: 'verify-otp', lazy: () => import('../features/auth/verify-otp-page.tsx') },
          { path: 'reset-password', lazy: () => import('../features/auth/reset-password-page.tsx') },
          { path: 'success-msg', lazy: () => import('../features/auth/success-page.tsx') },
        ],
      },
      {
        path: 'dashboard',
        lazy: () => import('./dashboard-route.tsx'),
        children: [
          { index: true, lazy: () => import('../features/chat/new-chat-page.tsx') },
          { path: ':id', lazy: () => import('../features/chat/session-page.tsx') },
        ],
      },
      { path: '*', lazy: () => import('../features/not-found/not-found-page.tsx') },
    ],
  },
]);
