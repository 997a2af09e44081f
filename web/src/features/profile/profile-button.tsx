import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsAuthenticated, selectUser } from '../../lib/auth-state.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUserProfileQuery } from './api.ts';

const ProfileDialog = lazyPart(() => import('./profile-dialog.tsx'));

/** The profile picture of the top bar; opens the profile. */
export function ProfileButton({ onSignOut }: { onSignOut: () => void }) {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const user = useSelector(selectUser);
  const { data: profile, isError, refetch } = useUserProfileQuery(undefined, { skip: !isAuthenticated });
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-label="My Profile"
        title="My Profile"
        aria-haspopup="dialog"
        className="rounded-full"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Avatar
          source={profile?.profile_picture ?? null}
          name={profile?.full_name || user.fullName || user.email}
          className="size-9 text-sm"
        />
      </button>
      {wasOpened && (
        <Suspense>
          <ProfileDialog
            open={isOpen}
            onOpenChange={setOpen}
            onSignOut={onSignOut}
            profile={profile}
            onTryAgain={isError ? () => void refetch() : null}
          />
        </Suspense>
      )}
    </>
  );
}
