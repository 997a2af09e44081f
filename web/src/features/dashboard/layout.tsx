import { pages } from '@sextant/contracts/pages';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useIsWide } from './use-is-wide.ts';

interface DashboardLayoutProps {
  /** The history. On a narrow window it is in a drawer. */
  sidebar: ReactNode;
  /** The profile picture and what it opens. */
  account: ReactNode;
  /** Holds the place of a screen whose code is on the way. */
  pending: ReactNode;
}

/** The frame of the dashboard: it fills the window, and only what is inside scrolls. */
export function DashboardLayout({ sidebar, account, pending }: DashboardLayoutProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setOpen(false), [key]);

  return (
    <div className="flex h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3">
        {!isWide && (
          <IconButton label="Chat history" onClick={() => setOpen(true)}>
            <PanelLeft aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <Link to={pages.landing} className="inline-flex rounded-sm px-1" aria-label="Sextant, home">
          <Logo />
        </Link>
        <div className="ml-auto">{account}</div>
      </header>
      <div className="flex min-h-0 grow">
        {isWide ? (
          <div className="w-72 shrink-0 border-r border-line bg-surface">{sidebar}</div>
        ) : (
          <Dialog shape="drawer" title="Chat history" open={isOpen} onOpenChange={setOpen}>
            <div className="min-h-0 grow">{sidebar}</div>
          </Dialog>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
          <Suspense fallback={pending}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}
