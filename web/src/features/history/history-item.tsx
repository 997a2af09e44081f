import { findWords, type SessionListItem, searchWords } from '@sextant/contracts';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { reloadIfUpdated } from '../../lib/reload-if-updated.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { askedAt } from './asked-at.ts';
import { expectMenu, loadMenu, type Menu } from './load-menu.ts';
import { Marked } from './marked.tsx';
import { VerdictCounts } from './verdict-counts.tsx';

const Snippet = lazyPart(() => import('./snippet.tsx'));
const RenameForm = lazyPart(() => import('./rename-form.tsx'));

interface HistoryItemProps {
  session: SessionListItem;
  /** What was searched for, marked where the title has it. */
  search: string;
  now: Date;
  onDelete: (session: SessionListItem) => void;
}

/** One session of the history. F2 renames it, Delete deletes it. */
export const HistoryItem = memo(function HistoryItem({ session, search, now, onDelete }: HistoryItemProps) {
  const [renaming, setRenaming] = useState(false);
  const [HistoryMenu, setHistoryMenu] = useState<Menu | null>(null);
  const { created_at, session_id, snippet, title, total_messages, verdicts } = session;
  if (renaming)
    return (
      <li className="flex px-1 py-0.5">
        <Suspense fallback={<span className="h-8" />}>
          <RenameForm id={session_id} title={title} onDone={() => setRenaming(false)} />
        </Suspense>
      </li>
    );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'F2') setRenaming(true);
    else if (event.key === 'Delete') onDelete(session);
    else return;
    event.preventDefault();
  }

  /** The button stays until its menu is there, which opens for nobody who has gone on meanwhile. */
  async function openMenu({ currentTarget: button }: MouseEvent<HTMLElement>) {
    // Safari gives a button that is pressed no focus.
    button.focus();
    try {
      const Loaded = await loadMenu();
      if (document.activeElement === button) setHistoryMenu(() => Loaded);
    } catch {
      toast.error('The menu could not be loaded. Please try again, or reload the page.', {
        id: 'history-menu',
      });
      void reloadIfUpdated();
    }
  }

  const more = (
    <IconButton
      label={`More for ${title}`}
      aria-haspopup="menu"
      onClick={HistoryMenu ? undefined : openMenu}
      onFocus={expectMenu}
      onPointerEnter={expectMenu}
      className="size-8"
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </IconButton>
  );
  return (
    <li className="group relative flex items-center rounded-md hover:bg-sunken has-[a[aria-current=page]]:bg-accent-soft">
      <NavLink
        to={`/dashboard/${session_id}`}
        data-history-item={session_id}
        title={title}
        onKeyDown={onKeyDown}
        className="flex min-w-0 grow items-center gap-2 rounded-md py-1.5 pr-9 pl-2.5 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 grow">
          <span dir="auto" className="line-clamp-2 leading-snug">
            <Marked text={title} marks={findWords(title, searchWords(search))} />
          </span>{' '}
          <span className="flex flex-wrap gap-x-2.5 text-xs whitespace-nowrap text-ink-faint tabular-nums">
            <span>
              {total_messages} messages <span aria-hidden="true">·</span>{' '}
              <time dateTime={created_at}>{askedAt(created_at, now)}</time>
            </span>
            {verdicts && <VerdictCounts {...verdicts} />}
          </span>
          <Suspense>{snippet && <Snippet {...snippet} />}</Suspense>
        </span>
      </NavLink>
      <div className="absolute right-0.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-[[data-state=open]]:opacity-100 [@media(hover:none)]:opacity-100">
        {HistoryMenu ? (
          <HistoryMenu
            trigger={more}
            onRename={() => {
              // It would be open again once the title is back.
              setHistoryMenu(null);
              setRenaming(true);
            }}
            onDelete={() => onDelete(session)}
          />
        ) : (
          more
        )}
      </div>
    </li>
  );
});
