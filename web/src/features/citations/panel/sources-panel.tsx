import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showSources } from '../open-panel.ts';
import { useAbstracts } from '../use-abstracts.ts';
import { useCitedTurn } from '../use-cited-turn.ts';
import { Sources, type SourcesProps } from './sources.tsx';

/** From here on there is room for the sources beside the answers. */
const wide = '(min-width: 72rem)';
const close = () => showSources(null);

/** The sources of one turn: beside the answers, or over them in a narrow window. */
export default function SourcesPanel({ turnId }: { turnId: string }) {
  const isWide = useMedia(wide);
  const abstracts = useAbstracts(turnId);
  const turn = useCitedTurn(turnId);
  if (!isWide)
    return (
      <Dialog shape="sheet" title="Sources" open onOpenChange={(open) => !open && close()}>
        <div className="px-4 pb-6">
          <Sources turn={turn} abstracts={abstracts} />
        </div>
      </Dialog>
    );
  return <BesideAnswers turn={turn} abstracts={abstracts} />;
}

function BesideAnswers(shown: SourcesProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Sources"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) close();
      }}
      className="sticky top-(--page-bar) h-[calc(100dvh-var(--page-bar))] w-88 shrink-0 overflow-y-auto border-l border-line bg-canvas px-4 pb-6 outline-none 3xl:w-104"
    >
      <div className="sticky top-0 z-10 -mx-4 mb-2 flex items-center border-b border-line bg-canvas py-1 pr-2 pl-4">
        <h2 className="grow font-serif text-lg font-semibold">Sources</h2>
        <IconButton label="Close sources" onClick={close}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      <Sources {...shown} />
    </aside>
  );
}
