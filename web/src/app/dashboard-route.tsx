import { pages } from '@sextant/contracts/pages';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { Guard } from '../features/auth/guard.tsx';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { DashboardLayout } from '../features/dashboard/layout.tsx';
import { Sidebar } from '../features/history/sidebar.tsx';
import { ProfileButton } from '../features/profile/profile-button.tsx';
import { ChatSkeleton } from './route-skeletons.tsx';

/** The dashboard around its screens: history on the left, profile at the top, behind the guard. */
export function Component() {
  const signOut = useSignOut();
  // Anyone who leaves goes to the landing page: the guard would remember a way back for the next to sign in.
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <Navigate to={pages.landing} replace />;
  const leave = () => {
    setLeaving(true);
    signOut();
  };
  return (
    <Guard>
      <DashboardLayout
        sidebar={<Sidebar />}
        account={<ProfileButton onSignOut={leave} />}
        pending={<ChatSkeleton />}
      />
    </Guard>
  );
}
