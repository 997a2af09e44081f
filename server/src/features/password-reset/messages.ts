import type { Message } from '../../platform/mail/mailer.ts';

/** The code stands on a line of its own: to be read at a glance, and not to be mistaken. */
export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Your Sextant code',
  code,
  text: `Somebody, probably you, asked to choose a new password for Sextant. The code is

    ${code}

It works for 10 minutes, once. If it was not you, there is nothing to do: without the code
your password stays as it is. Do not tell the code to anybody, us included.
`,
});

export const googleMessage = (to: string): Message => ({
  to,
  subject: 'You sign in to Sextant with Google',
  text: `Somebody, probably you, asked to choose a new password for Sextant.

Your account has no password: choose "Continue with Google" to sign in.
If you cannot get into your Google account, Google helps at https://g.co/recover
`,
});

export const changedMessage = (to: string, publicUrl: string): Message => ({
  to,
  subject: 'Your Sextant password was changed',
  text: `The password of your Sextant account was just changed, and all devices were signed out.

If it was not you, somebody can read your mail: secure your mailbox first, then choose
a new password at ${publicUrl}/forget-password
`,
});
