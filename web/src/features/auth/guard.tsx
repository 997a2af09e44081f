import { pages } from '@sextant/contracts/pages';
import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { selectIsAuthenticated, selectUser } from '../../lib/auth-state.ts';

/**
 * Lets the signed-in pass; sends everyone else to the sign-in, which sends them back to where they were going. Who signs in
 * as somebody else in another tab finds a new page here, without what was being written.
 */
export function Guard({ children }: { children: ReactNode }) {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { email } = useSelector(selectUser);
  const { pathname, search, hash } = useLocation();
  if (!isAuthenticated)
    return <Navigate to={pages.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <Fragment key={email}>{children}</Fragment>;
}
