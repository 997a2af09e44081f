/** The keys of the dashboard. */
const shortcuts = [
  { id: 'new-chat', keys: ['n'], label: 'New chat' },
  { id: 'focus-input', keys: ['/'], label: 'Write a question' },
  { id: 'engine', keys: ['1', '6'], label: 'Go to engine 1 to 6' },
  { id: 'next-view', keys: ['v'], label: 'Next view' },
  { id: 'previous-view', keys: ['Shift', 'V'], label: 'Previous view' },
  { id: 'help', keys: ['?'], label: 'Show this list' },
] as const;

const joint = { engine: '–', 'previous-view': '+' } as Record<string, string>;

/** What the keys of the dashboard do. */
export function ShortcutsList() {
  return (
    <dl className="divide-y divide-line">
      {shortcuts.map(({ id, keys, label }) => (
        <div key={id} className="flex items-center justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="flex items-center gap-1">
            {keys.map((key, index) => (
              <span key={key} className="flex items-center gap-1">
                {index > 0 && joint[id]}
                <kbd className="rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-sm">
                  {key}
                </kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
