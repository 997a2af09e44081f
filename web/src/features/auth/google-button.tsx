import { useId, useState } from 'react';
import { useConfigQuery } from '../../lib/config-api.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toast } from '../../ui/toast.ts';
import { GoogleMark } from './google-mark.tsx';
import type { GoogleAccount } from './google-sign-in.ts';

/** 'Continue with Google'. Hands over the account; the screen decides whether to sign it in or to register it. */
export function GoogleButton({ onAccount }: { onAccount: (account: GoogleAccount) => Promise<void> }) {
  const { data: config, isError, refetch } = useConfigQuery();
  const [busy, setBusy] = useState(false);
  const explanation = useId();
  const isOff = config?.google === null;

  const start = async () => {
    if (!config?.google) return;
    setBusy(true);
    try {
      const { signInWithGoogle } = await import('./google-sign-in.ts');
      const account = await signInWithGoogle(config.google);
      await onAccount(account);
    } catch {
      toast.error('Google login failed. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        busy={busy}
        disabled={!config?.google}
        aria-describedby={isOff ? explanation : undefined}
        onClick={start}
      >
        {!busy && <GoogleMark />}
        Continue with Google
      </Button>
      {isError && !config && (
        <LoadFailure className="mt-2 text-center text-sm" onTryAgain={() => void refetch()}>
          Google sign-in could not be loaded.
        </LoadFailure>
      )}
      {isOff && (
        <p id={explanation} className="mt-2 text-center text-sm text-ink-faint">
          Google sign-in is not set up on this server.
        </p>
      )}
    </div>
  );
}
