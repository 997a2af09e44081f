import { Keyboard } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfigQuery } from '../../lib/config-api.ts';
import { IconButton } from '../../ui/button.tsx';
import { InPageBar } from '../../ui/page-bar.tsx';
import { stepView } from './answer-views.ts';
import { chooseEngine } from './chosen-engine.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { useShortcuts } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { showAnswer } from './show-answer.ts';
import { ViewSwitch } from './view-switch.tsx';

interface ChatFrameProps {
  /** Stands in the page's bar. */
  title: ReactNode;
  input: RefObject<HTMLTextAreaElement | null>;
  /** The turn whose connection is watched. */
  latest?: string | undefined;
  composer: ReactNode;
  /** Stands at the end of the bar. */
  tools?: ReactNode;
  /** Stands at the right of the turns and the composer. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of both chat screens: what they put in the page's bar, turns, composer, and the keys that work in them. */
export function ChatFrame({ title, input, latest, composer, tools, aside, children }: ChatFrameProps) {
  const [helpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { data: config } = useConfigQuery();
  useShortcuts({
    onNewChat: () => void navigate('/dashboard'),
    onFocusInput: () => input.current?.focus(),
    onEngine: (place) => {
      const engine = config?.engines.filter(({ mode }) => mode !== 'off')[place]?.id;
      if (!engine) return;
      chooseEngine(engine);
      showAnswer(engine);
    },
    onView: stepView,
    onHelp: () => setHelpOpen(true),
  });
  return (
    <div className="flex grow flex-col">
      <InPageBar>
        <div className="min-w-0 grow">{title}</div>
        {latest && <ViewSwitch />}
        <IconButton label="Keyboard shortcuts" className="max-sm:hidden" onClick={() => setHelpOpen(true)}>
          <Keyboard aria-hidden="true" className="size-5" />
        </IconButton>
        {tools}
      </InPageBar>
      <div className="sticky top-(--bar) z-20">
        <ConnectionBanner turnId={latest ?? ''} />
      </div>
      <div className="flex grow">
        <div className="flex min-w-0 grow flex-col">
          {children}
          <div className="page-foot sticky bottom-0 z-20 shrink-0 bg-linear-to-t from-canvas from-80% to-transparent px-3 pt-2 pb-1 sm:px-6">
            {composer}
          </div>
        </div>
        {aside}
      </div>
      <ShortcutsDialog open={helpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}
