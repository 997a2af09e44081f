import type { Passage } from '@sextant/contracts';
import { useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OverviewPlaceContext } from '../contexts.ts';
import { markPassage } from './mark-passage.ts';

/** The words of a passage, and the way to where they stand. */
export function PassageQuote({ passage, onShown }: { passage: Passage; onShown?: () => void }) {
  const { onShowEngine, turnId } = useContext(OverviewPlaceContext);
  const { engine, text } = passage;
  return (
    <figure className="space-y-1.5">
      <blockquote dir="auto" className="border-l-2 border-line-strong pl-2.5 font-serif">
        {text}
      </blockquote>
      {engine !== null && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onShown?.();
            onShowEngine(engine);
            markPassage(turnId, engine, text);
          }}
        >
          Show in the answer
        </Button>
      )}
    </figure>
  );
}
