import { Component, type ReactNode } from 'react';
import { reloadIfUpdated } from './reload-if-updated.ts';

interface ErrorBoundaryProps {
  /** What stands in the place of a part that broke. */
  instead: ReactNode;
  children: ReactNode;
}

/** Catches a part of the page that broke, or whose code could not be loaded: it takes nothing around it along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** Drafts outlive a reload, which is made only where the server has another version of the page. */
  override componentDidCatch() {
    void reloadIfUpdated();
  }

  override render() {
    const { children, instead } = this.props;
    return this.state.isBroken ? instead : children;
  }
}
