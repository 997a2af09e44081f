import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useColours } from '../colours.ts';
import type { SavedPicture } from '../saved-picture.ts';
import { hasWebGl, type ShownStructure, showStructure } from './show-structure.ts';
import { StructureControls } from './structure-controls.tsx';
import { useKeptScene } from './use-kept-scene.ts';

interface StructureViewerProps {
  text: string;
  format: string;
  /** The structure in words. */
  words: string;
  isLarge: boolean;
  onPicture: ((picture: SavedPicture | null) => void) | undefined;
}

const turns: Record<string, [number, 'x' | 'y']> = {
  ArrowLeft: [-15, 'y'],
  ArrowRight: [15, 'y'],
  ArrowUp: [-15, 'x'],
  ArrowDown: [15, 'x'],
};

/** A structure that can be turned by pointer and by keyboard. It takes the wheel with Ctrl only: the page scrolls. */
export function StructureViewer({ text, format, words, isLarge, onPicture }: StructureViewerProps) {
  const scene = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownStructure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isKept, isInView } = useKeptScene(scene);
  const { surface } = useColours();
  const ground = useRef(surface);
  ground.current = surface;

  useEffect(() => {
    const element = scene.current;
    if (!element || !isKept) return;
    if (!hasWebGl()) {
      setProblem(
        'This browser cannot show 3-D structures (WebGL is off or missing). What the structure contains is listed below.',
      );
      return;
    }
    let structure: ShownStructure | undefined;
    try {
      structure = showStructure(element, text, format, ground.current);
      const { png } = structure;
      setShown(structure);
      onPicture?.({ png });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The structure could not be drawn.');
    }
    return () => {
      setShown(null);
      onPicture?.(null);
      structure?.end();
    };
  }, [isKept, text, format, onPicture]);

  useEffect(() => shown?.background(surface), [shown, surface]);

  useEffect(() => {
    const element = scene.current;
    const leaveToPage = (event: WheelEvent) => {
      if (!event.ctrlKey) event.stopPropagation();
    };
    element?.addEventListener('wheel', leaveToPage, { capture: true });
    return () => element?.removeEventListener('wheel', leaveToPage, { capture: true });
  }, []);

  return (
    <div>
      <div
        ref={scene}
        role="img"
        aria-label={words}
        tabIndex={problem ? undefined : 0}
        onKeyDown={(event) => {
          const turn = turns[event.key];
          if (!turn || !shown) return;
          event.preventDefault();
          shown.turn(...turn);
        }}
        className={classNames(
          'relative w-full overflow-hidden rounded-sm',
          problem ? 'hidden' : isLarge ? 'h-[65dvh]' : 'h-72',
        )}
      />
      {problem ? (
        <p role="status" className="rounded-sm bg-sunken px-3 py-2">
          {problem}
        </p>
      ) : (
        <StructureControls structure={shown} isInView={isInView} />
      )}
    </div>
  );
}
