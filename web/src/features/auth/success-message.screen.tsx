import { pages } from '@sextant/contracts/pages';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** /success-msg */
export function Component() {
  return (
    <AuthFrame
      title="Congratulations!"
      lead="Your password is changed. You’ll be asked for it wherever you were signed in."
    >
      <CircleCheck aria-hidden="true" className="mb-8 size-12 text-good" />
      <Link to={pages.login} className={`${buttonClass()} w-full`}>
        Go to sign in
      </Link>
    </AuthFrame>
  );
}
