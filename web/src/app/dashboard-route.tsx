import { Guard } from '../features/auth/guard.tsx';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { DashboardLayout } from '../features/dashboard/layout.tsx';
import { Sidebar } from '../features/history/sidebar.tsx';
import { ProfileButton } from '../features/profile/profile-button.tsx';

/** The dashboard around its screens: history on the left, profile at the top, behind the guard. */
export function Component() {
  const signOut = useSignOut();
  return (
    <Guard>
      <DashboardLayout sidebar={<Sidebar />} account={<ProfileButton onSignOut={signOut} />} />
    </Guard>
  );
}
