import { limits } from '@sextant/contracts/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorText } from '../../lib/server-error.ts';
import { toast } from '../../ui/toast.ts';
import { useRenameSessionMutation } from './api.ts';

interface RenameFormProps {
  id: string;
  title: string;
  onDone: () => void;
}

/**
 * Changes a session's title where it stands. Enter keeps it, Escape leaves it as it was; one that could not be kept
 * stays to be tried again.
 */
export default function RenameForm({ id, title, onDone }: RenameFormProps) {
  const [value, setValue] = useState(title);
  const [rename, { isLoading }] = useRenameSessionMutation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  /** Gives the focus back to the session's link, which comes in its place; who went elsewhere meanwhile stays there. */
  function leave() {
    const item = input.current?.closest('li');
    const hadFocus = document.activeElement === input.current;
    flushSync(onDone);
    if (hadFocus) item?.querySelector('a')?.focus({ preventScroll: true });
  }

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (isLoading) return;
    const next = value.trim();
    if (next && next !== title) {
      const { error } = await rename({ id, title: next });
      if (error)
        return void toast.error(errorText(error, 'The session could not be renamed. Please try again.'));
    }
    leave();
  }

  return (
    <form onSubmit={save} className="grow">
      <input
        ref={input}
        data-own-escape
        aria-label="Title of the session"
        value={value}
        maxLength={limits.titleLength}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
        className="w-full rounded-sm border border-accent bg-surface px-2 py-1.5 text-base"
      />
    </form>
  );
}
