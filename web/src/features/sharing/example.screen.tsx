import { pages } from '@sextant/contracts/pages';
import { Link, Navigate } from 'react-router';
import { errorText } from '../../lib/server-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useExampleQuery } from './api.ts';

/** /example: leads to the example once it is made, which the first reader of a new server waits for. */
export function Component() {
  const { data, error, isFetching, refetch } = useExampleQuery();
  if (data) return <Navigate to={pages.shared.replace(':token', data.token)} replace />;
  return (
    <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <title>Example · Sextant</title>
      {error && !isFetching ? (
        <>
          <h1 className="font-serif text-xl font-semibold">The example could not be loaded</h1>
          <p className="text-ink-soft">{errorText(error, 'The server did not answer.')}</p>
          <div className="flex justify-center gap-3">
            <button type="button" className={buttonClass()} onClick={() => void refetch()}>
              Try again
            </button>
            <Link to={pages.landing} className={buttonClass({ variant: 'secondary' })}>
              Go to the start page
            </Link>
          </div>
        </>
      ) : (
        <>
          <h1 className="sr-only">Example</h1>
          <Spinner label="Loading the example" />
        </>
      )}
    </main>
  );
}
