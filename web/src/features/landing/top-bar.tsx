import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { anchors } from './anchors.ts';

const linkClass = 'rounded-sm px-2 py-2 text-base font-medium text-ink-soft hover:text-ink sm:px-3';

/** Anchors of this page, and the way in or out. */
export function TopBar({ account }: { account: ReactNode }) {
  return (
    <header className="top-0 z-30 sm:sticky border-b border-line bg-canvas/92 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 sm:px-8">
        <a
          href={anchors.home}
          className="mr-auto inline-flex rounded-sm"
          aria-label="Sextant, top of the page"
        >
          <Logo />
        </a>
        <nav aria-label="Page" className="flex">
          <a href={anchors.home} className={linkClass}>
            Home
          </a>
          <a href={anchors.features} className={linkClass}>
            Features
          </a>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:ml-4">{account}</div>
      </div>
    </header>
  );
}
