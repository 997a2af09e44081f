import { limits } from '@sextant/contracts/limits';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { HistoryList } from './history-list.tsx';
import { useSettled } from './use-settled.ts';

/** The way to a new chat, and to all earlier ones. */
export function Sidebar() {
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  return (
    <nav aria-label="Chat history" className="flex h-full min-h-0 flex-col">
      <div className="space-y-2 p-3">
        <Link to="/dashboard" className={`w-full ${buttonClass({ variant: 'secondary' })}`}>
          <Plus aria-hidden="true" className="size-4" />
          New Chat
        </Link>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-ink-faint"
          />
          <input
            type="search"
            aria-label="Search history"
            placeholder="Search"
            value={search}
            maxLength={limits.searchLength}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && search === '' && event.currentTarget.blur()}
            className="min-h-9 w-full rounded-md border border-line bg-surface pr-2 pl-8 text-base placeholder:text-ink-faint"
          />
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-3">
        <HistoryList search={settled} />
      </div>
    </nav>
  );
}
