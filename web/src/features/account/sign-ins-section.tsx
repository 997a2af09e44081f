import type { SignIn } from '@sextant/contracts';
import { errorText } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useEndOtherSignInsMutation, useEndSignInMutation, useSignInsQuery } from './api.ts';
import { Section } from './section.tsx';

const when = (timestamp: string) =>
  new Date(timestamp).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const failed = (error: unknown) =>
  void toast.error(errorText(error, 'The device could not be signed out. Please try again.'));

/** Where the account is signed in: the device that asks first. */
export function SignInsSection() {
  const { data, error, refetch } = useSignInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = useEndOtherSignInsMutation();
  const signIns = data?.sign_ins.toSorted((a, b) => Number(b.current) - Number(a.current));

  async function end() {
    const reply = await endOthers();
    if (reply.error) failed(reply.error);
    else toast.success('All other devices are signed out');
  }

  return (
    <Section title="Where you’re signed in">
      {signIns ? (
        <>
          <ul className="mb-4 max-w-xl divide-y divide-line">
            {signIns.map((signIn) => (
              <SignInItem key={signIn.id} signIn={signIn} />
            ))}
          </ul>
          {signIns.length > 1 && (
            <Button variant="secondary" busy={isLoading} onClick={() => void end()}>
              Sign out all other devices
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure onTryAgain={() => void refetch()}>
          {errorText(error, 'The list could not be loaded.')}
        </LoadFailure>
      ) : (
        <Spinner label="Loading" />
      )}
    </Section>
  );
}

function SignInItem({ signIn }: { signIn: SignIn }) {
  const [end, { isLoading }] = useEndSignInMutation();
  const device = signIn.device ?? 'Unknown device';
  async function press() {
    const reply = await end(signIn.id);
    if (reply.error) failed(reply.error);
  }
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div>
        <p>
          {device}
          {signIn.current && <span className="text-ink-soft"> · this device</span>}
        </p>
        <p className="text-sm text-ink-soft">
          Last used {when(signIn.last_used_at)} · signed in {when(signIn.created_at)}
        </p>
      </div>
      {!signIn.current && (
        <Button
          variant="quiet"
          aria-label={`Sign out ${device}`}
          busy={isLoading}
          onClick={() => void press()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
