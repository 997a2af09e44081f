import { pages } from '@sextant/contracts/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import { anchors } from './anchors.ts';

/** Each opens its own window to share this page: no account of ours to keep alive, and nothing loaded from there. */
const socialLinks = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
  { name: 'X', address: 'https://x.com/intent/post?url=' },
  { name: 'Bluesky', address: 'https://bsky.app/intent/compose?text=' },
];

const linkClass = 'rounded-sm text-ink-soft underline-offset-3 hover:text-ink hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 space-y-2.5">{children}</ul>
    </div>
  );
}

export function Footer() {
  const page = encodeURIComponent(window.location.origin);
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
        <div className="grid grid-cols-2 gap-10 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 md:col-span-1">
            <Logo />
            <p className="mt-3 max-w-[34ch] text-ink-soft">
              One question, six engines, every source checked.
            </p>
          </div>
          <Column title="Navigation">
            <li>
              <a href={anchors.home} className={linkClass}>
                Home
              </a>
            </li>
            <li>
              <a href={anchors.about} className={linkClass}>
                About
              </a>
            </li>
            <li>
              <a href={anchors.features} className={linkClass}>
                Features
              </a>
            </li>
          </Column>
          <Column title="Legal">
            <li>
              <Link to={pages.register} className={linkClass}>
                Register
              </Link>
            </li>
          </Column>
          <Column title="Share">
            {socialLinks.map(({ name, address }) => (
              <li key={name}>
                <a href={`${address}${page}`} target="_blank" rel="noopener noreferrer" className={linkClass}>
                  <span className="sr-only">Share on </span>
                  {name}
                </a>
              </li>
            ))}
          </Column>
        </div>
        <div className="mt-12 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6">
          <p className="text-sm text-ink-faint">© 2025 Sextant</p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
