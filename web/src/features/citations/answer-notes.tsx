import { useLayoutEffect, useRef } from 'react';
import { StateLabel } from '../../ui/state-label.tsx';
import { type CitedWork, stateIn } from './model/cited-works.ts';
import { titleOf } from './model/title-of.ts';
import { useCitedTurn } from './use-cited-turn.ts';
import { WorkFacts, WorkLinks } from './work-facts.tsx';

/** Between one note and the next, in pixels. */
const gap = 12;

const markOf = (article: Element, work: string) =>
  article.querySelector(`.citation-mark[data-work="${CSS.escape(work)}"]`);

/** Puts each note beside the line that first cites its work, or below the note before it where that is lower. */
function place(notes: HTMLElement, article: HTMLElement): void {
  const { top } = notes.getBoundingClientRect();
  const isBeside = Math.abs(top - article.getBoundingClientRect().top) < 1;
  const items = [...notes.querySelectorAll<HTMLElement>('[data-note]')].map((item) => ({
    item,
    height: item.offsetHeight,
    line: (markOf(article, item.dataset.note ?? '')?.getBoundingClientRect().top ?? top) - top,
  }));
  let end = 0;
  for (const { height, item, line } of items.sort((a, b) => a.line - b.line)) {
    const start = Math.max(end, line);
    end = start + height + gap;
    item.style.position = isBeside ? 'absolute' : '';
    item.style.top = isBeside ? `${start}px` : '';
  }
  notes.style.minHeight = isBeside ? `${end}px` : '';
}

function Note({ work, engine }: { work: CitedWork; engine: string }) {
  return (
    <li data-note={work.id} className="inset-x-0 space-y-0.5 border-l-2 border-line pl-3 text-sm">
      <p className="flex items-center gap-2">
        {work.number !== null && (
          <span className="font-semibold text-ink-soft tabular-nums">[{work.number}]</span>
        )}
        <StateLabel state={stateIn(work, engine)} />
      </p>
      <p dir="auto" className="line-clamp-3 font-medium">
        {titleOf(work)}
      </p>
      <WorkFacts work={work} />
      <WorkLinks work={work} />
    </li>
  );
}

/** What one answer cites, beside the lines that cite it; below the answer where there is no room. */
export default function AnswerNotes({ turnId, engine }: { turnId: string; engine: string }) {
  const { works } = useCitedTurn(turnId);
  const cited = works.filter(({ engines }) => engines.includes(engine));
  const notes = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is cited moves the notes.
  useLayoutEffect(() => {
    const element = notes.current;
    const article = element?.parentElement?.querySelector<HTMLElement>('article');
    if (!element || !article) return;
    const arrange = () => place(element, article);
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(article);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [works, engine]);
  return (
    <aside ref={notes} aria-label="Sources of this answer" className="answer-notes">
      <ul className="space-y-3">
        {cited.map((work) => (
          <Note key={work.id} work={work} engine={engine} />
        ))}
      </ul>
    </aside>
  );
}
