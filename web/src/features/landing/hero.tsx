import { pages } from '@sextant/contracts/pages';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { anchors } from './anchors.ts';
import { Limb } from './limb.tsx';
import { ProductPicture } from './product-picture.tsx';

export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <Limb className="absolute -top-24 right-0 hidden h-[44rem] md:block" />
      <div className="relative mx-auto max-w-7xl px-4 pt-14 pb-16 sm:px-8 sm:pt-20 lg:pb-24">
        <h1 className="max-w-[19ch] font-serif text-4xl font-semibold tracking-[-0.018em] text-balance">
          Smarter Biomedical Research with AI
        </h1>
        <p className="mt-6 max-w-[54ch] text-lg text-ink-soft sm:text-xl sm:leading-normal">
          Ask one question. Six engines answer side by side, every source is looked up before you rely on it,
          and you see at a glance where they agree.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Link to={pages.dashboard} className={buttonClass({ size: 'lg' })}>
            Get Started
          </Link>
          <a href={anchors.about} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
            How it work
          </a>
          <Link
            to={pages.example}
            className="rounded-sm px-2 font-medium text-accent underline underline-offset-3 hover:text-accent-strong"
          >
            See an example
          </Link>
        </div>
        <ProductPicture />
      </div>
    </section>
  );
}
