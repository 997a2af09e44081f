import type { Profile } from '@sextant/contracts';
import { pages } from '@sextant/contracts/pages';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import { ProfileForm } from './profile-form.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
  /** Undefined while it is loading, and where it could not be. */
  profile: Profile | undefined;
  /** Loads it again; null where it did not fail. */
  onTryAgain: (() => void) | null;
}

/** 'My Profile': picture, name, theme, and the way out. */
export default function ProfileDialog({
  open,
  onOpenChange,
  onSignOut,
  onTryAgain,
  profile,
}: ProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="My Profile">
      {profile ? (
        <ProfileForm profile={profile} onSaved={() => onOpenChange(false)} />
      ) : onTryAgain ? (
        <LoadFailure onTryAgain={onTryAgain}>Your profile could not be loaded.</LoadFailure>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
      <Link to={pages.account} className={`${buttonClass({ variant: 'quiet' })} mt-3`}>
        Account and security
      </Link>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5">
        <ThemeChoice />
        <Button variant="secondary" onClick={onSignOut}>
          Logout
        </Button>
      </div>
    </Dialog>
  );
}
