import type { SharedSession } from '@sextant/contracts';
import { pages } from '@sextant/contracts/pages';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { isUnfinished } from '../../lib/turn/is-unfinished.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSharedSessionQuery } from './api.ts';

interface SharedPageProps {
  /** Shows the turns of a session, to be read alone. */
  turns: ComponentType<{ session: SharedSession }>;
  /** What may be done with a session that has been read. */
  tools: ComponentType<{ token: string }>;
}

const isExample = ({ conversations }: SharedSession) =>
  conversations.some(({ answers }) => answers.some(({ mode }) => mode === 'example'));

/** How often it is looked whether more has come, in milliseconds. */
const pollMs = 5_000;

/** A session that was not renamed is called after its first question, which stands right below. */
const repeatsQuestion = ({ conversations: [first], title }: SharedSession) =>
  first?.messages.some(({ content }) => content.trim().startsWith(title.replace(/…$/, '').trim())) ?? false;

/** A session that somebody shares, for anyone who has the link. */
export function SharedPage({ tools: Tools, turns: Turns }: SharedPageProps) {
  const { token = '' } = useParams();
  const { data: read, error, refetch } = useSharedSessionQuery(token);
  const isGone = error && 'status' in error && (error.status === 404 || error.status === 400);
  // Revoked while it was read: it is shown no longer, and nothing more of it is waited for.
  const data = isGone ? undefined : read;
  const isAwaited = data?.conversations.some(isUnfinished) ?? false;
  useSharedSessionQuery(token, { skip: !isAwaited, pollingInterval: pollMs });
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${data?.title ?? 'Shared session'} · Sextant`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 print:hidden">
        <Link to={pages.landing} className="inline-flex rounded-sm" aria-label="Sextant, start page">
          <Logo />
        </Link>
        <span className="ml-auto text-sm text-ink-soft">Read-only</span>
        {data && <Tools token={token} />}
      </header>
      <main className="flex min-h-0 w-full grow flex-col px-4 py-5 sm:px-6">
        {data ? (
          <>
            <h1 className={repeatsQuestion(data) ? 'sr-only' : 'mb-4 font-serif text-2xl font-semibold'}>
              {data.title}
            </h1>
            {isExample(data) && (
              <p className="mb-4 max-w-prose rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
                Written for this example; works and numbers are real. No engine was asked. The sources were
                checked and the answers compared as for any other question.
              </p>
            )}
            <Turns session={data} />
          </>
        ) : error ? (
          <div className="m-auto max-w-prose space-y-4 text-center">
            <h1 className="font-serif text-xl font-semibold">
              {isGone ? 'This link doesn’t work, or no longer does' : 'The session could not be loaded'}
            </h1>
            {isGone ? (
              <Link to={pages.landing} className={buttonClass()}>
                Go to the start page
              </Link>
            ) : (
              <button type="button" className={buttonClass()} onClick={() => void refetch()}>
                Try again
              </button>
            )}
          </div>
        ) : (
          <div className="m-auto">
            <Spinner label="Loading the session" />
          </div>
        )}
      </main>
    </div>
  );
}
