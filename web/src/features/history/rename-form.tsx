import { limits } from '@sextant/contracts/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/server-error.ts';
import { toast } from '../../ui/toast.ts';
import { useRenameSessionMutation } from './api.ts';

interface RenameFormProps {
  id: string;
  title: string;
  onDone: () => void;
}

/** Changes a session's title where it stands. Enter keeps it, Escape leaves it as it was. */
export default function RenameForm({ id, title, onDone }: RenameFormProps) {
  const [value, setValue] = useState(title);
  const [rename, { isLoading }] = useRenameSessionMutation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (isLoading) return;
    const next = value.trim();
    if (next && next !== title) {
      const { error } = await rename({ id, title: next });
      if (error) toast.error(errorText(error, 'The session could not be renamed. Please try again.'));
    }
    onDone();
  }

  return (
    <form onSubmit={save} className="grow">
      <input
        ref={input}
        aria-label="Title of the session"
        value={value}
        maxLength={limits.titleLength}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
        className="w-full rounded-sm border border-accent bg-surface px-2 py-1.5 text-base"
      />
    </form>
  );
}
