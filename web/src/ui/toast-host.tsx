import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { toast, toastOptions } from './toast.ts';

function Icon({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />;
  if (type === 'error') return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />;
  if (type === 'loading') return <Spinner className="shrink-0 text-accent" />;
  return null;
}

/** Shows the toasts, newest at the bottom. They wait while the pointer or the focus is on them. */
export function ToastHost() {
  const { toasts, handlers } = useToaster(toastOptions);
  return (
    <section
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col-reverse items-center gap-2"
    >
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <div
            key={item.id}
            data-toast={item.type}
            className={classNames(
              'pointer-events-auto flex max-w-md items-center gap-3 rounded-md border border-line bg-raised py-2 pr-2 pl-4 shadow-raised',
            )}
          >
            <Icon type={item.type} />
            <div {...item.ariaProps} className="min-w-0 grow text-base">
              {resolveValue(item.message, item)}
            </div>
            <button
              type="button"
              aria-label="Dismiss"
              onClick={() => toast.dismiss(item.id)}
              className="flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
        ))}
    </section>
  );
}
