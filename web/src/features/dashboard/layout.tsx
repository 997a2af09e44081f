import { pages } from '@sextant/contracts/pages';
import { PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useSidebar } from '../../lib/sidebar.ts';
import { useMedia } from '../../lib/use-media.ts';
import { IconButton } from '../../ui/button.tsx';
import { DialogOnDemand } from '../../ui/dialog-on-demand.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageBarContext } from '../../ui/page-bar.tsx';
import { useBarsAway } from '../../ui/use-bars-away.ts';

/** From here on the history has a column of its own beside two answers of 360 px. */
const wide = '(min-width: 64rem)';

interface DashboardLayoutProps {
  /** The history. On a narrow window it is in a drawer. */
  sidebar: ReactNode;
  /** The profile picture and what it opens. */
  account: ReactNode;
  /** Holds the place of a screen whose code is on the way. */
  pending: ReactNode;
}

/** The frame of the dashboard. The page itself scrolls; bar and history stay in view. */
export function DashboardLayout({ sidebar, account, pending }: DashboardLayoutProps) {
  const isWide = useMedia(wide);
  const { isFolded, toggle } = useSidebar();
  const [isOpen, setOpen] = useState(false);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { key } = useLocation();
  useBarsAway();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setOpen(false), [key]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="page-bar sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 print:hidden">
        <IconButton
          label="Chat history"
          aria-expanded={isWide ? !isFolded : isOpen}
          onClick={isWide ? toggle : () => setOpen(true)}
        >
          <PanelLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <Link to={pages.landing} className="inline-flex rounded-sm px-1" aria-label="Sextant, home">
          <Logo />
        </Link>
        <div ref={setBar} className="flex min-w-0 grow items-center gap-1 sm:gap-2" />
        {account}
      </header>
      <div className="flex grow">
        {isWide ? (
          !isFolded && (
            <div className="sticky top-(--page-bar) h-[calc(100dvh-var(--page-bar))] w-72 shrink-0 border-r border-line bg-surface print:hidden">
              {sidebar}
            </div>
          )
        ) : (
          <DialogOnDemand shape="drawer" title="Chat history" open={isOpen} onOpenChange={setOpen}>
            <div className="min-h-0 grow">{sidebar}</div>
          </DialogOnDemand>
        )}
        <main id="content" tabIndex={-1} className="flex min-w-0 grow flex-col outline-none">
          <PageBarContext value={bar}>
            <Suspense fallback={pending}>
              <Outlet />
            </Suspense>
          </PageBarContext>
        </main>
      </div>
    </div>
  );
}
