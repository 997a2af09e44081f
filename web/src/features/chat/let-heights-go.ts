import { useEffect } from 'react';
import { useAnswerView } from './answer-views.ts';

interface LetGo {
  /** What the answers together keep, as in CSS. */
  minHeight: string;
  /** Whose cards are as high as their text. */
  engines: Set<string>;
}

/** By turn: out of view a turn is not on the page, and comes back as high as it was. */
const letGo = new Map<string, LetGo>();

/** What a turn's cards have let go of before this time on the page. */
export const heightsLetGo = (turnId: string): LetGo | undefined => letGo.get(turnId);

/**
 * Lets go of the height that cards had from the start, once their turn has ended: a short answer, or one that failed or was
 * stopped, needs less. A card gives it up as soon as its lower edge is out of view below, for then nothing that is being
 * read moves; the page stays long enough for where its reader is.
 */
export function useHeightsLetGo(hasEnded: boolean): void {
  const view = useAnswerView();
  useEffect(() => {
    if (!hasEnded || view !== 'read') return;
    const look = () => {
      // What stands behind the composer is not in view either.
      const foot =
        document.querySelector('.page-foot')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const edge = Math.min(window.innerHeight, foot);
      const places = document.querySelectorAll<HTMLElement>('[data-live] > .answers-read');
      for (const place of places) {
        const cards = [...place.children] as HTMLElement[];
        const below = cards.filter(
          (card) => card.dataset.height !== 'own' && card.getBoundingClientRect().bottom >= edge,
        );
        if (below.length === 0) continue;
        const turnId = place.parentElement?.dataset.live ?? '';
        const { engines } = letGo.get(turnId) ?? { engines: new Set() };
        const minHeight = `${window.innerHeight - place.getBoundingClientRect().top}px`;
        place.style.minHeight = minHeight;
        for (const card of below) {
          card.dataset.height = 'own';
          engines.add(card.dataset.answer ?? '');
        }
        letGo.set(turnId, { minHeight, engines });
      }
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [hasEnded, view]);
}
