import type { MyAccount } from '@sextant/contracts';
import { limits } from '@sextant/contracts/limits';
import { type FormEvent, useState } from 'react';
import { errorText, readErrorBody } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangePasswordMutation } from './api.ts';
import { Section } from './section.tsx';

/** A new password, for who knows the old one. */
export function PasswordSection({ account }: { account: MyAccount }) {
  return (
    <Section title="Password">
      {account.has_password ? (
        <PasswordForm email={account.email} />
      ) : (
        <p className="text-ink-soft">You sign in with Google, so there is no password to change.</p>
      )}
    </Section>
  );
}

function PasswordForm({ email }: { email: string }) {
  const [change, { isLoading }] = useChangePasswordMutation();
  const [fields, setFields] = useState<Record<string, string>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const { data, error } = await change({
      current_password: String(values.get('current_password')),
      new_password: String(values.get('new_password')),
    });
    setFields(readErrorBody(error)?.fields ?? {});
    if (!data)
      return void toast.error(errorText(error, 'The password could not be changed. Please try again.'));
    form.reset();
    toast.success('Password updated. All other devices are signed out.');
  };

  return (
    <form onSubmit={submit} className="max-w-sm space-y-5">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        name="current_password"
        required
        autoComplete="current-password"
        error={fields.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        required
        autoComplete="new-password"
        hint={`${limits.passwordMin} characters or more. All other devices are signed out.`}
        error={fields.new_password}
      />
      <Button type="submit" variant="secondary" busy={isLoading}>
        Change password
      </Button>
    </form>
  );
}
