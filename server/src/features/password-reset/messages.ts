import type { Message } from '../../platform/mail/mailer.ts';

/** The code stands on a line of its own: to be read at a glance, and not to be mistaken. */
export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Your Sextant code',
  code,
  text: `Someone, probably you, asked to reset your Sextant password. The code is

    ${code}

It works for 10 minutes, once. If it was not you, there is nothing to do: without the code
your password stays as it is. Do not share the code with anyone, including us.
`,
});

export const googleMessage = (to: string): Message => ({
  to,
  subject: 'You sign in to Sextant with Google',
  text: `Someone, probably you, asked to reset your Sextant password.

Your account has no password: choose "Continue with Google" to sign in.
If you cannot get into your Google account, Google helps at https://g.co/recover
`,
});

export const changedMessage = (to: string, publicUrl: string): Message => ({
  to,
  subject: 'Your Sextant password was changed',
  text: `The password of your Sextant account was just changed, and all devices were signed out.

If it wasn’t you, someone can read your email: secure your mailbox first, then choose
a new password at ${publicUrl}/forget-password
`,
});
