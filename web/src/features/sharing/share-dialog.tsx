import { pages } from '@sextant/contracts/pages';
import { Copy, Link2Off } from 'lucide-react';
import { type Ref, useCallback, useRef } from 'react';
import { errorText } from '../../lib/server-error.ts';
import { useSendVerification } from '../../lib/use-send-verification.ts';
import { useWatchedAccount } from '../../lib/use-watched-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useShareQuery, useShareSessionMutation, useUnshareSessionMutation } from './api.ts';

interface ShareDialogProps {
  sessionId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes, copies and revokes the link by which others read a session. */
export default function ShareDialog({ onOpenChange, open, sessionId }: ShareDialogProps) {
  const { data, error, isFetching, refetch } = useShareQuery(sessionId, { refetchOnMountOrArgChange: true });
  const [share, { isLoading: isSharing }] = useShareSessionMutation();
  const [unshare, { isLoading: isRevoking }] = useUnshareSessionMutation();
  const wasPressed = useRef(false);
  /** Gives the focus to what takes the place of the button that was pressed. */
  const goOn = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (wasPressed.current) element.focus();
    wasPressed.current = false;
  }, []);
  const address = data?.token
    ? new URL(pages.shared.replace(':token', data.token), window.location.href).href
    : null;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Link copied');
    } catch {
      toast.error('It could not be copied. Please try again.');
    }
  }
  async function make() {
    wasPressed.current = true;
    const reply = await share(sessionId);
    if (reply.error) toast.error(errorText(reply.error, 'The link could not be created. Please try again.'));
  }
  async function revoke() {
    wasPressed.current = true;
    const reply = await unshare(sessionId);
    if (reply.error) toast.error(errorText(reply.error, 'The link could not be revoked. Please try again.'));
    else toast.success('Link revoked');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share this session"
      description="Anyone with the link can read the questions, answers and sources, including later ones. Your name and email are not shown. Search engines are asked not to list it."
    >
      {error && !isFetching ? (
        <LoadFailure onTryAgain={() => void refetch()}>
          {errorText(error, 'The link could not be loaded.')}
        </LoadFailure>
      ) : !data ? (
        <Spinner label="Loading the link" />
      ) : address ? (
        <div className="space-y-4">
          <input
            ref={goOn}
            readOnly
            aria-label="Link to this session"
            value={address}
            onFocus={(event) => event.target.select()}
            className="w-full rounded-md border border-line-strong bg-surface px-3 py-2 font-mono text-sm"
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy(address)}>
              <Copy aria-hidden="true" className="size-4" /> Copy link
            </Button>
            <Button variant="secondary" busy={isRevoking} onClick={() => void revoke()}>
              {!isRevoking && <Link2Off aria-hidden="true" className="size-4" />} Revoke link
            </Button>
          </div>
        </div>
      ) : (
        <MakeLink button={goOn} isBusy={isSharing} onPress={() => void make()} />
      )}
    </Dialog>
  );
}

/** The button that makes the link, or why there is none yet and what to do about it. */
function MakeLink({
  button,
  isBusy,
  onPress,
}: {
  button: Ref<HTMLButtonElement>;
  isBusy: boolean;
  onPress: () => void;
}) {
  const { data: account, isLoading } = useWatchedAccount();
  const { isSending, press, wasSent } = useSendVerification();
  if (isLoading) return <Spinner label="Checking whether a link can be created" />;
  if (account?.email_verified !== false)
    return (
      <Button ref={button} busy={isBusy} onClick={onPress}>
        Create link
      </Button>
    );
  return (
    <div className="space-y-3">
      <p>
        {wasSent
          ? `Open the link in the email to ${account.email}; then you can create a link here.`
          : `To share sessions, first verify that ${account.email} is your address.`}
      </p>
      <Button variant={wasSent ? 'secondary' : 'primary'} busy={isSending} onClick={() => void press()}>
        Send verification email
      </Button>
    </div>
  );
}
