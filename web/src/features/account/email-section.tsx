import type { MyAccount } from '@sextant/contracts';
import { CircleCheck } from 'lucide-react';
import { useSendVerification } from '../../lib/use-send-verification.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The e-mail address, and what to do while no one has shown that it is theirs. */
export function EmailSection({ account: { email, email_verified: isVerified } }: { account: MyAccount }) {
  const { isSending, press, wasSent } = useSendVerification();
  return (
    <Section title="Email">
      <p className="break-words">{email}</p>
      {isVerified ? (
        <p className="mt-1 flex items-center gap-1.5 text-good">
          <CircleCheck aria-hidden="true" className="size-4" /> Verified
        </p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-prose text-ink-soft">
            Not verified. Everything works except sharing sessions.
            {wasSent && ' Open the link in the email that was sent.'}
          </p>
          <Button variant="secondary" busy={isSending} onClick={() => void press()}>
            Send verification email
          </Button>
        </>
      )}
    </Section>
  );
}
