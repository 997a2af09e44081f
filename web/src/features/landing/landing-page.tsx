import type { ReactNode } from 'react';

export function LandingPage({ account }: { account: ReactNode }) {
  return (
    <main>
      <h1>Smarter Biomedical Research with AI</h1>
      {account}
    </main>
  );
}
