import { pages } from '@sextant/contracts/pages';
import { CircleCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useVerifyEmailMutation } from '../../lib/account-api.ts';
import { errorText } from '../../lib/server-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

const incomplete = 'This link is incomplete. Please open it from the email again.';

/** The keyboard goes on at what has taken the place of the button. */
const goOn = (link: HTMLAnchorElement | null) => link?.focus();

/** Where the link in a mail leads. A press verifies, not the opening: programs that look through mail open links too. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const [verify, { data, error, isLoading }] = useVerifyEmailMutation();
  return (
    <AuthFrame
      title={data ? 'Email address verified' : 'Verify your email address'}
      lead={data || token ? undefined : incomplete}
    >
      {data ? (
        <>
          <p className="mb-8 flex items-center gap-2" role="status">
            <CircleCheck aria-hidden="true" className="size-6 text-good" /> {data.message}
          </p>
          <Link ref={goOn} to={pages.dashboard} className={`${buttonClass()} w-full`}>
            Go to the dashboard
          </Link>
        </>
      ) : (
        token && (
          <>
            {error && (
              <p role="alert" className="mb-4 text-bad">
                {errorText(error, 'Sextant could not be reached. Please try again.')}
              </p>
            )}
            <Button className="w-full" busy={isLoading} onClick={() => void verify(token)}>
              Verify
            </Button>
          </>
        )
      )}
    </AuthFrame>
  );
}
