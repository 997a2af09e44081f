import { limits } from '@sextant/contracts/limits';
import { pages } from '@sextant/contracts/pages';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText, readErrorBody } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useRegisterMutation } from './api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { readForm } from './form-values.ts';
import { GoogleButton } from './google-button.tsx';
import type { GoogleAccount } from './google-sign-in.ts';
import { OrLine } from './or-line.tsx';
import { TextLink } from './text-link.tsx';

/** The one failure of the form that is said aloud; of all others the field at fault says what is wrong. */
const emailTaken = 'User with this email already exists.';

/** /register */
export function Component() {
  const [register, { isLoading }] = useRegisterMutation();
  const [fields, setFields] = useState<Record<string, string>>({});
  const navigate = useNavigate();
  const { state } = useLocation();

  /** `email` is filled in at the sign-in, where its password is then asked for; an account of Google has none. */
  const welcome = (message: string | undefined, email?: string) => {
    toast.success(message || 'Registration successful!');
    navigate(pages.login, { state: { ...state, email } });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = readForm(event, 'full_name', 'email', 'password');
    const { data, error } = await register(values);
    if (data) return welcome(data.message, values.email.trim());
    const body = readErrorBody(error);
    setFields(body?.fields ?? { form: errorText(error, 'Sextant could not be reached. Please try again.') });
    if (body?.message === emailTaken) {
      toast.error(emailTaken);
      setFields({ email: emailTaken });
    }
  };

  const submitGoogle = async ({ email, uid, idToken, displayName }: GoogleAccount) => {
    const { data, error } = await register({
      full_name: displayName || email,
      email,
      password: uid,
      id_token: idToken,
    });
    if (data) welcome(data.message);
    else toast.error(errorText(error, 'Registration failed. Please try again.'));
  };

  return (
    <AuthFrame title="Create your account" lead="One account, six engines, your history kept.">
      <form onSubmit={submit} className="space-y-5">
        <Field
          label="Full name"
          name="full_name"
          required
          autoComplete="name"
          maxLength={limits.fullNameLength}
          error={fields.full_name}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          maxLength={limits.emailLength}
          error={fields.email}
        />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="new-password"
          hint={`${limits.passwordMin} characters or more.`}
          error={fields.password}
        />
        {fields.form && (
          <p role="alert" className="text-sm text-bad">
            {fields.form}
          </p>
        )}
        <Button type="submit" className="w-full" busy={isLoading}>
          Register
        </Button>
      </form>
      <OrLine />
      <GoogleButton onAccount={submitGoogle} />
      <p className="mt-8 text-center text-ink-soft">
        Already have an account?{' '}
        <TextLink to={pages.login} state={state}>
          Sign in
        </TextLink>
      </p>
    </AuthFrame>
  );
}
