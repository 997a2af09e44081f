import { pages } from '@sextant/contracts/pages';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { readForm } from './form-values.ts';
import { GoogleButton } from './google-button.tsx';
import { useHandedEmail } from './handed-email.ts';
import { OrLine } from './or-line.tsx';
import { TextLink } from './text-link.tsx';
import { useSignIn } from './use-sign-in.ts';

/** /login */
export function Component() {
  const { signIn, isLoading } = useSignIn();
  const { state } = useLocation();
  const known = useHandedEmail();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = readForm(event, 'email', 'password');
    void signIn({ username: email.trim(), password });
  };

  return (
    <AuthFrame
      title="Sign in"
      lead={state?.from ? 'Please sign in. We’ll take you back to where you were going.' : 'Welcome back.'}
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
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          aside={
            <Link
              to={pages.forgetPassword}
              className="text-sm text-accent underline-offset-3 hover:underline"
            >
              Forgot Password?
            </Link>
          }
        />
        <Button type="submit" className="w-full" busy={isLoading}>
          Sign In
        </Button>
      </form>
      <OrLine />
      <GoogleButton
        onAccount={async ({ email, uid, idToken, displayName, photo }) => {
          await signIn(
            { username: email, password: uid, id_token: idToken },
            { fullName: displayName, profilePicture: photo },
          );
        }}
      />
      <p className="mt-8 text-center text-ink-soft">
        Don’t have an account?{' '}
        <TextLink to={pages.register} state={state}>
          Create Now
        </TextLink>
      </p>
    </AuthFrame>
  );
}
