import { EngineError } from './engine-error.ts';

/** Aborts when an engine is silent for too long. */
export interface SilenceWatch {
  signal: AbortSignal;
  /** A sign of life. */
  alive(): void;
  /** Text has come. */
  spoke(): void;
  stop(): void;
}

/**
 * Watches an engine's stream. A sign of life costs one assignment, not a timer: there are hundreds a second. Until its
 * first word an engine has the whole time for that, and longer while it gives signs: it may show that it begins to think
 * or search and not show how that goes on.
 * @param deadlines milliseconds to the first word, and between two signs of life
 */
export function watchSilence(
  label: string,
  { firstToken, gap }: { firstToken: number; gap: number },
): SilenceWatch {
  const controller = new AbortController();
  const startBy = performance.now() + firstToken;
  let lastSign = Number.NEGATIVE_INFINITY;
  let hasSpoken = false;
  let timer: NodeJS.Timeout;
  const check = () => {
    const isStarting = !hasSpoken && lastSign + gap < startBy;
    const left = (isStarting ? startBy : lastSign + gap) - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else controller.abort(silent(label, isStarting, isStarting ? firstToken : gap));
  };
  timer = setTimeout(check, Math.min(firstToken, gap));
  const alive = () => {
    lastSign = performance.now();
  };
  return {
    signal: controller.signal,
    alive,
    spoke: () => {
      hasSpoken = true;
    },
    stop: () => clearTimeout(timer),
  };
}

function silent(label: string, isStarting: boolean, allowed: number): EngineError {
  const seconds = Math.round(allowed / 1_000);
  return new EngineError(
    'engine-timeout',
    isStarting
      ? `${label} did not start answering within ${seconds} s. Please try again.`
      : `${label} stopped responding after ${seconds} s. Please try again.`,
    { retryable: true },
  );
}
