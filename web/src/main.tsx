import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './lib/opened-at.ts';
import { Providers } from './app/providers.tsx';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);

// It says so when there is no connection. In development it would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it says itself that there is no connection.
    });
  });
