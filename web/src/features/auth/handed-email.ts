import { useLocation } from 'react-router';

/** Said where a step of the password reset was opened without the one before. */
export const missingEmail = 'Email not found. Please go back and enter your email.';

/** The e-mail address that an earlier page hands on in navigation state, such as those of the password reset; null when none came along. */
export function useHandedEmail(): string | null {
  const email: unknown = useLocation().state?.email;
  return typeof email === 'string' && email ? email : null;
}
