import { pages } from '@sextant/contracts/pages';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectIsAuthenticated } from '../../lib/auth-state.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The way in for visitors, the way out for those who are in. */
export function AccountLinks() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const signOut = useSignOut();
  if (isAuthenticated)
    return (
      <Button variant="secondary" onClick={signOut}>
        Logout
      </Button>
    );
  return (
    <>
      <Link to={pages.login} className={buttonClass({ variant: 'quiet' })}>
        Sign In
      </Link>
      <Link to={pages.register} className={buttonClass()}>
        Sign up
      </Link>
    </>
  );
}
