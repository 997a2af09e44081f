import './composer.css';
import { limits } from '@sextant/contracts/limits';
import { ArrowUp, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { counted, grouped } from '../../lib/grouped.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useIdentifiers } from './identifiers/use-identifiers.ts';

const IdentifierNotice = lazyPart(() => import('./identifiers/identifier-notice.tsx'));
const MarkedText = lazyPart(() => import('./identifiers/marked-text.tsx'));

/** From here on the length is told. */
const nearLimit = Math.floor(limits.questionLength * 0.9);
/** It grows to this share of the window, then it scrolls. */
const highestShare = 0.4;

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
  /** A question is on its way or being answered: nothing can be typed or sent. */
  busy: boolean;
  /** Stops all engines; without it there is nothing to stop. */
  onStop?: (() => void) | undefined;
  /** Stands before the button that stops. */
  tools?: ReactNode;
  placeholder: string;
  /** A line under the box. */
  note?: string | undefined;
}

function Counter({ id, length }: { id: string; length: number }) {
  if (length < nearLimit) return null;
  const over = length - limits.questionLength;
  return (
    <span
      id={id}
      role="status"
      className={classNames('text-sm tabular-nums', over > 0 ? 'text-bad' : 'text-ink-soft')}
    >
      {over > 0
        ? `${counted(over, 'character')} too many`
        : `${grouped(length)} of ${grouped(limits.questionLength)} characters`}
    </span>
  );
}

/** Where a question is written. Enter sends it, Shift+Enter begins a line. */
export function Composer({
  text,
  onText,
  onSend,
  input,
  busy,
  onStop,
  tools,
  placeholder,
  note,
}: ComposerProps) {
  const id = useId();
  const length = text.trim().length;
  const canSend = !busy && length > 0 && length <= limits.questionLength;
  const seen = useIdentifiers(text);

  const isChecking = useRef(false);
  /** Whether it is looked at before it leaves: what was typed then would neither be sent nor stay. */
  const [isHeld, setHeld] = useState(false);

  async function send() {
    if (!canSend || isChecking.current) return;
    isChecking.current = true;
    setHeld(true);
    const mayLeave = await seen.check().finally(() => {
      isChecking.current = false;
      setHeld(false);
    });
    if (mayLeave) onSend();
  }

  /** As the reader wants it, whatever was found. */
  function sendAnyway() {
    if (canSend) onSend();
  }

  async function mask() {
    onText(await seen.masked());
    input.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows its text.
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${Math.min(box.scrollHeight, window.innerHeight * highestShare)}px`;
  }, [text, input]);

  function onKeyDown(event: KeyboardEvent) {
    // An input method's Enter takes a suggestion; some browsers say so by the old key code only.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key === 'Escape') input.current?.blur();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className="mx-auto w-full max-w-4xl"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {seen.found.length > 0 && (
        <Suspense>
          <IdentifierNotice seen={seen} onMask={mask} onSend={sendAnyway} />
        </Suspense>
      )}
      {seen.isUnchecked && (
        <p role="alert" className="mb-2 text-sm text-warn">
          Not sent: it could not be checked for patient details. Reload the page or{' '}
          <button type="button" className="underline" onClick={sendAnyway}>
            send anyway
          </button>
        </p>
      )}
      <div className="composer-box flex items-end gap-2 rounded-lg border border-line-strong bg-surface py-1.5 pr-1.5 pl-4 shadow-raised focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <div className="relative min-w-0 grow">
          {seen.found.length > 0 && (
            <Suspense>
              <MarkedText text={text} found={seen.found} input={input} />
            </Suspense>
          )}
          <textarea
            ref={input}
            id={id}
            rows={1}
            value={text}
            disabled={busy}
            readOnly={isHeld}
            placeholder={placeholder}
            aria-describedby={length >= nearLimit ? `${id}-length` : undefined}
            aria-invalid={length > limits.questionLength || undefined}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            className="relative block min-h-10 w-full resize-none bg-transparent py-2 text-lg placeholder:text-ink-faint focus:outline-none disabled:cursor-not-allowed disabled:text-ink-faint"
          />
        </div>
        {tools}
        {onStop ? (
          <Button variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5" />
            Stop all
          </Button>
        ) : null}
        <Button type="submit" disabled={!canSend} aria-label="Send" title="Send (Enter)" className="px-3">
          {busy || isHeld ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-5" />}
        </Button>
      </div>
      <div className="composer-notes flex min-h-6 flex-wrap items-center justify-between gap-x-4 px-1 pt-1">
        <p className="text-sm text-ink-faint" role="status">
          {note}
        </p>
        <Counter id={`${id}-length`} length={length} />
      </div>
    </form>
  );
}
