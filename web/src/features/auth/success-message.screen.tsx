import { pages } from '@sextant/contracts/pages';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useHandedEmail } from './handed-email.ts';

/** /success-msg */
export function Component() {
  const email = useHandedEmail();
  return (
    <AuthFrame
      title="Congratulations!"
      lead="Your password is changed. You’ll be asked for it wherever you were signed in."
    >
      <CircleCheck aria-hidden="true" className="mb-8 size-12 text-good" />
      <Link to={pages.login} state={{ email }} className={`${buttonClass()} w-full`}>
        Go to sign in
      </Link>
    </AuthFrame>
  );
}
