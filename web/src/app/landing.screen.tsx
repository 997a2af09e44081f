import { AccountLinks } from '../features/auth/account-links.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';

/** The landing page with the way in or out in its top bar. */
export function Component() {
  return <LandingPage account={<AccountLinks />} />;
}
