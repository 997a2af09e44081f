import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Spinner } from './spinner.tsx';
import { toast, toastOptions } from './toast.ts';

function Icon({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />;
  if (type === 'error') return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />;
  if (type === 'loading') return <Spinner className="shrink-0 text-accent" />;
  return null;
}

/** How often it is looked at whether toasts are still held, while there are any, in milliseconds. */
const lookAgainMs = 500;

/** Whether pointer or focus is on what it holds. */
const isHeld = (element: HTMLElement | null): boolean =>
  element !== null && (element.matches(':hover') || element.contains(document.activeElement));

/** Shows the toasts, newest at the bottom. They wait while the pointer or the focus is on them. */
export function ToastHost() {
  const { toasts, handlers } = useToaster(toastOptions);
  const { endPause, startPause } = handlers;
  const host = useRef<HTMLElement>(null);
  const goOn = useCallback(() => {
    if (!isHeld(host.current)) endPause();
  }, [endPause]);
  // A button that goes with its toast tells nobody that it has lost the focus, or that the pointer is no longer on it.
  useEffect(() => {
    if (toasts.length === 0) return endPause();
    const timer = setInterval(goOn, lookAgainMs);
    return () => clearInterval(timer);
  }, [toasts, goOn, endPause]);
  return (
    <section
      ref={host}
      aria-label="Notifications"
      onMouseEnter={startPause}
      onMouseLeave={goOn}
      onFocus={startPause}
      onBlur={goOn}
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col-reverse items-center gap-2"
    >
      {toasts
        .filter((item) => item.visible)
        .map((item) => (
          <div
            key={item.id}
            data-toast={item.type}
            className="pointer-events-auto flex max-w-md items-center gap-3 rounded-md border border-line bg-raised py-2 pr-2 pl-4 shadow-raised"
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
