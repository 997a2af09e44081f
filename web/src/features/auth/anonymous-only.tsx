import { pages } from '@sextant/contracts/pages';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectIsAuthenticated } from '../../lib/auth-state.ts';

/**
 * The screens of those who are not signed in. Anyone who is, or has just become so, goes to where the guard had stopped
 * them, or to the landing page.
 */
export function Component() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { state } = useLocation();
  const from: unknown = state?.from;
  if (isAuthenticated) return <Navigate to={typeof from === 'string' ? from : pages.landing} replace />;
  return <Outlet />;
}
