import { pages } from '@sextant/contracts/pages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { errorText } from '../../lib/server-error.ts';
import { useWatchedAccount } from '../../lib/use-watched-account.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection, type DeleteSectionProps } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** Account and security: what the profile window has no room for. */
export function AccountPage(ending: Omit<DeleteSectionProps, 'account'>) {
  const { data: account, error, refetch } = useWatchedAccount();
  return (
    <div className="min-h-dvh">
      <title>Account and security · Sextant</title>
      <header className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4">
        <Link to={pages.landing} aria-label="Sextant, home" className="inline-flex rounded-sm">
          <Logo />
        </Link>
        <Link to={pages.dashboard} className={`${buttonClass({ variant: 'quiet' })} ml-auto`}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Dashboard
        </Link>
      </header>
      <main className="mx-auto w-full max-w-2xl px-5 py-8">
        <h1 className="mb-6 font-serif text-2xl font-semibold sm:text-3xl">Account and security</h1>
        {account ? (
          <>
            <EmailSection account={account} />
            <PasswordSection account={account} />
            <SignInsSection />
            <DataSection />
            <DeleteSection account={account} {...ending} />
          </>
        ) : error ? (
          <LoadFailure onTryAgain={() => void refetch()}>
            {errorText(error, 'The account could not be loaded.')}
          </LoadFailure>
        ) : (
          <Spinner label="Loading the account" />
        )}
      </main>
    </div>
  );
}
