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
 * Where two features meet (the dashboard holds the history and the profile), a file here composes them: dashboard-route.tsx,
 * session-route.tsx.
 */
import { pages } from '@sextant/contracts/pages';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';

const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const Landing = page(() => import('./landing-route.tsx'));
const AnonymousOnly = page(() => import('../features/auth/anonymous-only.tsx'));
const Login = page(() => import('../features/auth/login-page.tsx'));
const Register = page(() => import('../features/auth/register-page.tsx'));
const ForgetPassword = page(() => import('../features/auth/forget-password-page.tsx'));
const VerifyOtp = page(() => import('../features/auth/verify-otp-page.tsx'));
const ResetPassword = page(() => import('../features/auth/reset-password-page.tsx'));
const Success = page(() => import('../features/auth/success-page.tsx'));
const Dashboard = page(() => import('./dashboard-route.tsx'));
const NewChat = page(() => import('../features/chat/new-chat-page.tsx'));
const Session = page(() => import('./session-route.tsx'));
const Shared = page(() => import('./shared-route.tsx'));
const NotFound = page(() => import('../features/not-found/not-found-page.tsx'));

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={pages.landing} element={<Landing />} />
      <Route element={<AnonymousOnly />}>
        <Route path={pages.login} element={<Login />} />
        <Route path={pages.register} element={<Register />} />
        <Route path={pages.forgetPassword} element={<ForgetPassword />} />
        <Route path={pages.verifyOtp} element={<VerifyOtp />} />
        <Route path={pages.resetPassword} element={<ResetPassword />} />
        <Route path={pages.successMessage} element={<Success />} />
      </Route>
      <Route path={pages.dashboard} element={<Dashboard />}>
        <Route index element={<NewChat />} />
        <Route path={pages.session} element={<Session />} />
      </Route>
      <Route path={pages.shared} element={<Shared />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
