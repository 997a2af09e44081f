import { type RefObject, useEffect, useState } from 'react';

/** A browser keeps 16 scenes and closes the oldest of more, whether or not it is looked at. */
const maxScenes = 8;

interface Scene {
  isInView: boolean;
  end: () => void;
}

/** Those that are kept, the one that came into view last at the end. */
const kept = new Set<Scene>();

/**
 * Whether an element is in view, or near it, and whether its scene is to be there: from when it first comes into view
 * until so many others have come that it must make room. To make one again whenever it is scrolled past would hold up
 * the page each time.
 */
export function useKeptScene(ref: RefObject<Element | null>): { isKept: boolean; isInView: boolean } {
  const [isKept, setKept] = useState(false);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const scene: Scene = { isInView: false, end: () => setKept(false) };
    const observer = new IntersectionObserver(
      (entries) => {
        scene.isInView = entries.at(-1)?.isIntersecting ?? false;
        setInView(scene.isInView);
        if (!scene.isInView) return;
        kept.delete(scene);
        kept.add(scene);
        setKept(true);
        for (const other of kept) {
          if (kept.size <= maxScenes) break;
          if (other.isInView) continue;
          kept.delete(other);
          other.end();
        }
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      kept.delete(scene);
    };
  }, [ref]);
  return { isKept, isInView };
}
