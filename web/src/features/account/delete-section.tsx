import type { DeleteAccountRequest, MyAccount } from '@sextant/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText, readErrorBody } from '../../lib/server-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteAccountMutation } from './api.ts';
import { Section } from './section.tsx';

export interface DeleteSectionProps {
  account: MyAccount;
  /** A button that signs in with Google again and hands over the proof of it. */
  renderGoogle: (onProof: (idToken: string) => Promise<void>) => ReactNode;
  /** The account is no more. */
  onDeleted: () => void;
}

/** The end of an account: asked for twice, and with the password. */
export function DeleteSection({ account, onDeleted, renderGoogle }: DeleteSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [fault, setFault] = useState<string>();

  async function send(proof: DeleteAccountRequest) {
    const { data, error } = await remove(proof);
    setFault(readErrorBody(error)?.fields?.password);
    if (!data)
      return void toast.error(errorText(error, 'The account could not be deleted. Please try again.'));
    toast.success(data.message);
    onDeleted();
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ password: String(new FormData(event.currentTarget).get('password')) });
  };

  return (
    <Section title="Delete account">
      <p className="mb-3 max-w-prose text-ink-soft">
        Deletes the account with all its sessions, shared links and pictures, for good.
      </p>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="Everything in it is deleted immediately and cannot be restored. Consider downloading your data first."
      >
        {account.has_password ? (
          <form onSubmit={submit} className="space-y-5">
            <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
            <PasswordField
              label="Password"
              name="password"
              required
              autoComplete="current-password"
              error={fault}
            />
            <Button type="submit" variant="danger" className="w-full" busy={isLoading}>
              Delete everything
            </Button>
          </form>
        ) : (
          <div className="space-y-3">
            <p>Sign in with Google again to delete everything.</p>
            {renderGoogle((idToken) => send({ id_token: idToken }))}
          </div>
        )}
      </Dialog>
    </Section>
  );
}
