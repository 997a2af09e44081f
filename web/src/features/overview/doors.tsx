import { ChevronDown } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { doorClass } from '../../ui/door.ts';
import { showOpened } from './show-opened.ts';

interface Door<Part extends string> {
  part: Part;
  label: string;
  count?: number;
}

interface DoorsProps<Part extends string> {
  doors: readonly Door<Part>[];
  open: Part | null;
  onOpen: (part: Part | null) => void;
  /** The id of where a part opens. */
  panel: string;
}

/** A row of buttons, each of which opens its part and closes the one that was open. */
export function Doors<Part extends string>({ doors, open, onOpen, panel }: DoorsProps<Part>) {
  return doors.map(({ count, label, part }) => {
    const isOpen = open === part;
    return (
      <button
        key={part}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={({ currentTarget: door }) => {
          onOpen(isOpen ? null : part);
          // Once what it opens is there.
          requestAnimationFrame(() => showOpened(door, document.getElementById(panel)));
        }}
        className={classNames('overview-door', doorClass)}
      >
        <span className="whitespace-nowrap">{label}</span>
        {count !== undefined && <span className="text-ink-faint tabular-nums">{count}</span>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('ml-auto size-3.5 shrink-0 text-ink-faint', isOpen && 'rotate-180')}
        />
      </button>
    );
  });
}
