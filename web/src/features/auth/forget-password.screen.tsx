import { pages } from '@sextant/contracts/pages';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { useForgotPasswordMutation } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { readForm } from './form-values.ts';
import { useHandedEmail } from './handed-email.ts';
import { TextLink } from './text-link.tsx';

/** /forget-password */
export function Component() {
  const [send, { isLoading }] = useForgotPasswordMutation();
  const navigate = useNavigate();
  const known = useHandedEmail();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const email = readForm(event, 'email').email.trim();
    const { data, error } = await send({ email });
    if (!data) return void toast.error(errorText(error, 'Failed to send OTP.'));
    toast.success('OTP sent to your email');
    navigate(pages.verifyOtp, { state: { email } });
  };

  return (
    <AuthFrame
      title="Forgot password?"
      lead="Enter the email of your account. If there is one, we will send it a four-character code."
    >
      <form onSubmit={submit} className="space-y-5">
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={known ?? ''}
        />
        <Button type="submit" className="w-full" busy={isLoading}>
          Send OTP
        </Button>
      </form>
      <p className="mt-8 text-center text-ink-soft">
        Remembered it? <TextLink to={pages.login}>Sign in</TextLink>
      </p>
    </AuthFrame>
  );
}
