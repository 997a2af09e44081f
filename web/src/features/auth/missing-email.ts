import { useLocation } from 'react-router';

/** Said where a step of the password reset was opened without the one before. */
export const missingEmail = 'Email not found. Please go back and enter your email.';

/** The e-mail address that travels through the password reset in navigation state; null when it did not come along. */
export function useResetEmail(): string | null {
  const email: unknown = useLocation().state?.email;
  return typeof email === 'string' && email ? email : null;
}
