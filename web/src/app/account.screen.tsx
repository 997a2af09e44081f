import { pages } from '@sextant/contracts/pages';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { GoogleButton } from '../features/auth/google-button.tsx';
import { Guard } from '../features/auth/guard.tsx';
import { signInEnded } from '../lib/auth-state.ts';

/** Account and security, for the signed-in; anyone who has deleted the account goes to the landing page. */
export function Component() {
  const dispatch = useDispatch();
  const [isGone, setGone] = useState(false);
  if (isGone) return <Navigate to={pages.landing} replace />;
  return (
    <Guard>
      <AccountPage
        renderGoogle={(onProof) => <GoogleButton onAccount={({ idToken }) => onProof(idToken)} />}
        onDeleted={() => {
          setGone(true);
          dispatch(signInEnded());
        }}
      />
    </Guard>
  );
}
