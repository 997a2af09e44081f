import { limits } from '@sextant/contracts/limits';
import { pages } from '@sextant/contracts/pages';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText, readErrorBody } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useResetPasswordMutation } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { readForm } from './form-values.ts';
import { missingEmail, useHandedEmail } from './handed-email.ts';
import { TextLink } from './text-link.tsx';

const mismatch = 'Passwords do not match.';

/** /reset-password */
export function Component() {
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [errors, setErrors] = useState<{ password?: string | undefined; confirmation?: string }>({});
  const email = useHandedEmail();
  const navigate = useNavigate();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { password, confirmation } = readForm(event, 'password', 'confirmation');
    if (!email) return void toast.error(missingEmail);
    if (password !== confirmation) {
      setErrors({ confirmation: mismatch });
      return void toast.error(mismatch);
    }
    const { data, error } = await reset({ email, new_password: password });
    if (!data) {
      setErrors({ password: readErrorBody(error)?.fields?.new_password });
      return void toast.error(errorText(error, 'Failed to reset password.'));
    }
    toast.success('Password updated successfully');
    navigate(pages.successMessage, { state: { email } });
  };

  return (
    <AuthFrame title="Set a new password" lead={email ? `For ${email}.` : missingEmail}>
      <form onSubmit={submit} className="space-y-5">
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          label="New password"
          name="password"
          required
          autoComplete="new-password"
          hint={`${limits.passwordMin} characters or more.`}
          error={errors.password}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          required
          autoComplete="new-password"
          error={errors.confirmation}
        />
        <Button type="submit" className="w-full" busy={isLoading}>
          Update Password
        </Button>
      </form>
      {!email && (
        <p className="mt-8 text-center text-ink-soft">
          <TextLink to={pages.forgetPassword}>Enter your email</TextLink>
        </p>
      )}
    </AuthFrame>
  );
}
