import type { Message } from './mailer.ts';

/** Texts are texts: nothing in a message may make nodemailer read a file or an address. */
export const noFetching = { disableFileAccess: true, disableUrlAccess: true };

/** The recipient is one address, never a list that somebody typed. */
export const toEnvelope = ({ subject, text, to }: Message, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  // Away notes and the like should not answer us.
  headers: { 'Auto-Submitted': 'auto-generated' },
});
