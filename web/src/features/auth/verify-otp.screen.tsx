import { limits } from '@sextant/contracts/limits';
import { pages } from '@sextant/contracts/pages';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useVerifyOtpMutation } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { missingEmail, useHandedEmail } from './handed-email.ts';
import { TextLink } from './text-link.tsx';

const noCharacters = Array.from({ length: limits.codeLength }, () => '');

/** /verify-otp */
export function Component() {
  const [verify, { isLoading }] = useVerifyOtpMutation();
  const [characters, setCharacters] = useState(noCharacters);
  const email = useHandedEmail();
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email) return void toast.error(missingEmail);
    const { data, error } = await verify({ email, otp: characters.join('') });
    if (!data) return void toast.error(errorText(error, 'OTP verification failed.'));
    toast.success('OTP verified successfully');
    navigate(pages.resetPassword, { state: { email } });
  };

  return (
    <AuthFrame
      title="Enter the code"
      lead={
        email ? `If ${email} has an account, a code is on its way. It expires in ten minutes.` : missingEmail
      }
    >
      <form onSubmit={submit} className="space-y-6">
        <CodeBoxes characters={characters} onChange={setCharacters} />
        <Button type="submit" className="w-full" busy={isLoading}>
          Verify Code
        </Button>
      </form>
      <p className="mt-8 text-center text-ink-soft">
        Didn’t get a code?{' '}
        <TextLink to={pages.forgetPassword} state={{ email }}>
          Resend Code
        </TextLink>
      </p>
    </AuthFrame>
  );
}
