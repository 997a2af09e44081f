import { pages } from '@sextant/contracts/pages';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectIsAuthenticated } from '../../lib/auth-state.ts';

/** Lets the signed-in pass; sends everyone else to the sign-in, which sends them back to where they were going. */
export function Guard({ children }: { children: ReactNode }) {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search, hash } = useLocation();
  if (!isAuthenticated)
    return <Navigate to={pages.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return children;
}
