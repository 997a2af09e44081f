import type { Message } from '../../../platform/mail/mailer.ts';

/** Nothing in it was typed by anyone who asked for it: no one can have words of their own sent to strangers. */
export const verificationMessage = (to: string, link: string): Message => ({
  to,
  subject: 'Verify your email address for Sextant',
  link,
  text: `Somebody, probably you, has a Sextant account with this email address. To verify the
address, open this link and press the button there:

${link}

It works for 24 hours. If the account is not yours, do not open it; nothing happens then.
`,
});

export const passwordChangedMessage = (to: string, publicUrl: string): Message => ({
  to,
  subject: 'Your Sextant password was changed',
  text: `The password of your Sextant account was just changed by somebody who is signed in and
knew the old one. All other devices were signed out.

If it was not you, choose a new password at ${publicUrl}/forget-password
`,
});

export const deletedMessage = (to: string): Message => ({
  to,
  subject: 'Your Sextant account was deleted',
  text: `Your Sextant account was just deleted, with all its sessions, shared links and pictures.
This cannot be undone. You can register again with the same address at any time.
`,
});
