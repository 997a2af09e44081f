import { Component, type ReactNode } from 'react';
import { reloadIfUpdated } from '../reload-if-updated.ts';

interface AsWrittenProps {
  text: string;
  children: ReactNode;
}

/** A text that cannot be drawn stands there as it was written: it takes nothing else of the page with it. */
export class AsWritten extends Component<AsWrittenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** It may have been code that could not be loaded, after an update. */
  override componentDidCatch() {
    void reloadIfUpdated();
  }

  override render() {
    const { text, children } = this.props;
    if (!this.state.isBroken) return children;
    return <p className="break-words whitespace-pre-wrap">{text}</p>;
  }
}
