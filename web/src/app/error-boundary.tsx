import { Component, type ReactNode } from 'react';
import { reloadIfUpdated } from '../lib/reload-if-updated.ts';
import { ErrorPage } from './error-page.tsx';

/** Catches a screen that broke, or whose code could not be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** What was typed is gone from the page by now, but for drafts, which outlive it: a reload takes nothing more. */
  override componentDidCatch() {
    void reloadIfUpdated();
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
