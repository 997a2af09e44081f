import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface Shown {
  /** The first column in view, counted from 0. */
  first: number;
  /** How many are in view. */
  count: number;
  all: number;
}

/** Which columns of a row that scrolls sideways by whole ones are in view. */
function shownOf(row: HTMLElement): Shown {
  const [one, next] = row.children as unknown as HTMLElement[];
  const all = row.childElementCount;
  if (!one || !next) return { first: 0, count: all, all };
  const step = next.offsetLeft - one.offsetLeft;
  const count = Math.min(all, Math.max(1, Math.round(row.clientWidth / step)));
  return { first: Math.min(all - count, Math.round(row.scrollLeft / step)), count, all };
}

/** Says that a row has more columns than fit, and leads to them; nothing where all fit. */
export function ColumnPager({ row }: { row: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => setShown(shownOf(box));
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [row]);
  if (!shown || shown.count >= shown.all) return null;
  const { all, count, first } = shown;
  const last = first + count;
  const show = (column: number) =>
    row.current?.children[Math.min(Math.max(column, 0), all - count)]?.scrollIntoView({
      block: 'nearest',
      inline: 'start',
    });
  return (
    <div className="ms-auto flex items-center gap-1 text-sm text-ink-soft">
      <span className="tabular-nums">
        {count === 1 ? last : `${first + 1}–${last}`} of {all}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Previous columns"
        disabled={first === 0}
        onClick={() => show(first - count)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label="Next columns"
        disabled={last === all}
        onClick={() => show(last)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
