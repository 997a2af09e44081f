import { Component, type ReactNode } from 'react';
import { NotDrawn } from './not-drawn.tsx';

interface BlockBoundaryProps {
  source: string;
  children: ReactNode;
}

/** A picture that fails is one picture that fails: its source and the reason stand in its place. */
export class BlockBoundary extends Component<BlockBoundaryProps, { reason: string | null }> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : 'It could not be drawn.' };
  }

  override render() {
    const { source, children } = this.props;
    if (this.state.reason === null) return children;
    return <NotDrawn source={source} reason={this.state.reason} />;
  }
}
