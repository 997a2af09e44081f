import { pages } from '@sextant/contracts/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { openedAt } from '../../lib/opened-at.ts';
import { Logo } from '../../ui/logo.tsx';
import { SightLines } from '../../ui/sight-lines.tsx';

interface AuthFrameProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * Who comes from another page of ours goes on at the first field that is empty, else at the heading, and so on touch screens,
 * where the keyboard waits to be called. Who opens the address, or loads it again, begins at the top, as anywhere. What
 * takes the focus by itself keeps it: the offer of a code that has just come hangs on its box.
 */
function useBeginning() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key === openedAt || main.current?.contains(document.activeElement)) return;
    const fields = main.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [];
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const first = isTouched ? undefined : [...fields].find(({ value }) => !value);
    (first ?? main.current?.querySelector('h1'))?.focus();
  }, [key]);
  return main;
}

/** The page around a form of sign-in, registration and password reset. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const main = useBeginning();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <title>{`${title} · Sextant`}</title>
      <aside className="relative hidden overflow-hidden border-r border-line bg-sunken lg:block">
        <SightLines className="absolute inset-x-0 top-[8%] mx-auto w-full max-w-2xl px-10" />
        <p className="absolute bottom-10 left-10 max-w-sm font-serif text-xl text-ink">
          Six bearings, one position: ask once, and see where the engines agree.
        </p>
      </aside>
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header>
          <Link to={pages.landing} className="inline-flex rounded-sm" aria-label="Sextant, home">
            <Logo />
          </Link>
        </header>
        <main ref={main} className="mx-auto flex w-full max-w-sm grow flex-col py-10 sm:justify-center">
          <h1 tabIndex={-1} className="outline-none font-serif text-2xl font-semibold sm:text-3xl">
            {title}
          </h1>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          <div className="mt-8">{children}</div>
        </main>
      </div>
    </div>
  );
}
