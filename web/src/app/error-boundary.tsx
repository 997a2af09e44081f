import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches a screen that broke, or whose code could not be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
