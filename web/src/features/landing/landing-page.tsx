import type { ReactNode } from 'react';
import { About } from './about.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { TopBar } from './top-bar.tsx';

/** / */
export function LandingPage({ account }: { account: ReactNode }) {
  return (
    <div id="home">
      <title>Sextant · Smarter Biomedical Research with AI</title>
      <TopBar account={account} />
      <main>
        <Hero />
        <About />
        <FeatureGrid />
      </main>
      <Footer />
    </div>
  );
}
