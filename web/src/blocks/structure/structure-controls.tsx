import { Minus, Plus, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { looks, type ShownStructure } from './show-structure.ts';

interface StructureControlsProps {
  structure: ShownStructure | null;
  /** It spins only where somebody can see it. */
  isInView: boolean;
}

/** How the structure is drawn, and what the pointer does, for the keyboard. */
export function StructureControls({ structure, isInView }: StructureControlsProps) {
  const [look, setLook] = useState<(typeof looks)[number]>('Ribbon');
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => structure?.look(look), [structure, look]);
  useEffect(() => structure?.spin(isSpinning && isInView), [structure, isSpinning, isInView]);
  return (
    <fieldset className="mt-1.5 flex flex-wrap items-center gap-1">
      <legend className="sr-only">How the structure is shown</legend>
      {looks.map((each) => (
        <Button
          key={each}
          variant={each === look ? 'secondary' : 'quiet'}
          size="sm"
          aria-pressed={each === look}
          onClick={() => setLook(each)}
        >
          {each}
        </Button>
      ))}
      <span className="grow" />
      <IconButton label="Zoom in" className="size-8" onClick={() => structure?.zoom(1.25)}>
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Zoom out" className="size-8" onClick={() => structure?.zoom(0.8)}>
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label="Spin"
        aria-pressed={isSpinning}
        className="size-8"
        onClick={() => setSpinning(!isSpinning)}
      >
        <RotateCw aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  );
}
