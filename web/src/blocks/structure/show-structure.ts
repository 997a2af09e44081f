import { type AtomSpec, createViewer } from '3dmol';
import { water } from './residue-names.ts';

/** How a structure is drawn. */
export const looks = ['Ribbon', 'Sticks', 'Spheres'] as const;
export type Look = (typeof looks)[number];

/** A structure on the screen. */
export interface ShownStructure {
  look: (look: Look) => void;
  turn: (degrees: number, axis: 'x' | 'y') => void;
  zoom: (factor: number) => void;
  spin: (isSpinning: boolean) => void;
  background: (colour: string) => void;
  png: () => Promise<Blob>;
  end: () => void;
}

const isWater = { predicate: ({ resn }: AtomSpec) => water.includes(resn ?? '') };
const polymer = { hetflag: false };
const bound = { hetflag: true, not: isWater };

/** Whether the browser can draw in three dimensions. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * 3Dmol draws a scene again each time that it comes into view, which holds up anyone who scrolls past for tens of
 * milliseconds. It does so in case the browser has closed the scene; ours are kept (`useKeptScene`).
 */
function drawWhenChangedOnly(viewer: object): void {
  (viewer as { intwatcher?: IntersectionObserver }).intwatcher?.disconnect();
}

/** @throws Error where the coordinates hold no atom */
export function showStructure(
  element: HTMLElement,
  text: string,
  format: string,
  colour: string,
): ShownStructure {
  const viewer = createViewer(element, { backgroundColor: colour, antialias: true });
  drawWhenChangedOnly(viewer);
  const model = viewer.addModel(text, format);
  if (model.selectedAtoms({}).length === 0) throw new Error('These coordinates contain no atoms.');
  const isPolymer =
    model.selectedAtoms({ atom: 'CA' }).length > 3 || model.selectedAtoms({ atom: "C1'" }).length > 3;
  let current: Look | null = null;
  const look = (chosen: Look) => {
    // To say again what is shown would build all of it again.
    if (chosen === current) return;
    current = chosen;
    viewer.setStyle({}, {});
    if (chosen === 'Spheres') viewer.setStyle({ not: isWater }, { sphere: {} });
    else if (chosen === 'Sticks' || !isPolymer)
      viewer.setStyle({ not: isWater }, { stick: { radius: 0.16 } });
    else {
      viewer.setStyle(polymer, { cartoon: { color: 'spectrum' } });
      viewer.setStyle(bound, { stick: { radius: 0.2 }, sphere: { scale: 0.25 } });
    }
    viewer.render();
  };
  look('Ribbon');
  viewer.zoomTo();
  viewer.render();
  return {
    look,
    turn: (degrees, axis) => void viewer.rotate(degrees, axis),
    zoom: (factor) => void viewer.zoom(factor),
    spin: (isSpinning) => void viewer.spin(isSpinning ? 'y' : false),
    background: (chosen) => void viewer.setBackgroundColor(chosen, 1),
    png: async () => {
      viewer.render();
      return (await fetch(viewer.pngURI())).blob();
    },
    end: () => {
      viewer.spin(false);
      viewer.clear();
      const canvas = element.querySelector('canvas');
      // Browsers keep 16 of them: one that waits for the collector would close another that is being looked at.
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      element.replaceChildren();
    },
  };
}
