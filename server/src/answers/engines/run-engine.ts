import type {
  JSONObject,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import {
  type AnswerOutcome,
  cutShortBy,
  type Evidence,
  maxAnswerLength,
  type VendorSource,
} from '@sextant/contracts';
import { orAborted } from '../../platform/time/or-aborted.ts';
import { pause } from '../../platform/time/pause.ts';
import { emptyAnswer, endOf } from './answer-end.ts';
import type { Engine } from './engine.ts';
import { EngineError, toEngineError } from './engine-error.ts';
import { asEngineSpan } from './engine-span.ts';
import { isCut } from './failure/is-cut.ts';
import { unknownEventOf } from './failure/vendor-failure.ts';
import { createPassages } from './passages.ts';
import { isRefusal } from './payload-kinds.ts';
import { heedingSigns } from './signs-of-life.ts';
import { createThoughtFilter } from './thoughts.ts';
import { createUnopenedThoughts } from './unopened-thoughts.ts';
import { createMarkFilter } from './vendor-marks.ts';
import { type SilenceWatch, watchSilence } from './watch-silence.ts';

/** How long an engine may take, in milliseconds. */
export interface Deadlines {
  firstToken: number;
  /** Between two signs of life. */
  gap: number;
  total: number;
  /** Pause before the one second try, unless the vendor asks for another. */
  retryPause: number;
}

const defaultDeadlines: Deadlines = {
  firstToken: 30_000,
  gap: 20_000,
  total: 180_000,
  retryPause: 500,
};

/** A vendor that asks for a longer pause than this is not asked again: the reader would only wait. */
const maxRetryPauseMs = 5_000;

export interface EngineRun {
  engine: Engine;
  prompt: LanguageModelV4Prompt;
  /** What the prompt tells of the literature, for a demo engine, which reads it as it is. */
  evidence?: Evidence | null;
  /** Aborted when the reader stops the engine. */
  signal: AbortSignal;
  deadlines?: Deadlines;
  /** Called with every piece of text as it comes, in order. */
  onText(text: string): void;
  /** Called when so much of the text that has come turns out to be thoughts: it is to be taken back. */
  onThoughts?(length: number): void;
}

/** What a run that ended well leaves besides its text. */
export interface EngineResult {
  /** The model that answered, where the vendor names it. */
  model: string | undefined;
  outcome: AnswerOutcome;
}

/** One try of a run. */
interface Try extends EngineRun {
  /** Called when the vendor searches or opens pages, which is paid for whatever comes of it. */
  onTool(): void;
}

/**
 * Asks one engine and hands on its text. Tries once more when the first try failed, may be repeated and had brought
 * neither text nor a search; never after. The models' own `doStream` is used because `streamText` costs twice as much a
 * chunk (`bench/stream-cost`).
 * @throws EngineError when the engine fails; the signal's reason when the reader stopped it
 */
export async function runEngine(run: EngineRun): Promise<EngineResult> {
  const deadlines = run.deadlines ?? defaultDeadlines;
  const total = AbortSignal.timeout(deadlines.total);
  let hasBegun = false;
  const onText = (text: string) => {
    hasBegun = true;
    run.onText(text);
  };
  const onTool = () => {
    hasBegun = true;
  };
  const once = { ...run, onText, onTool };
  try {
    return await asSpan(once, deadlines, total);
  } catch (error) {
    run.signal.throwIfAborted();
    const failure = toEngineError(run.engine, error);
    const pauseMs = failure.retryAfter === undefined ? deadlines.retryPause : failure.retryAfter * 1_000;
    // Who was silent for half a minute is not waited for a second time.
    const isHopeless = !failure.retryable || failure.code === 'engine-timeout' || pauseMs > maxRetryPauseMs;
    if (hasBegun || isHopeless) throw failure;
    await pause(pauseMs, run.signal);
  }
  try {
    return await asSpan(once, deadlines, total);
  } catch (error) {
    run.signal.throwIfAborted();
    throw toEngineError(run.engine, error);
  }
}

const asSpan = (run: Try, deadlines: Deadlines, total: AbortSignal): Promise<EngineResult> =>
  asEngineSpan(run.engine, run.signal, async (tell) => {
    const result = await tryOnce(run, deadlines, total);
    const { finish_reason, tokens_in, tokens_out } = result.outcome;
    tell({ tokensIn: tokens_in, tokensOut: tokens_out, finish: finish_reason });
    return result;
  });

async function tryOnce(run: Try, deadlines: Deadlines, total: AbortSignal): Promise<EngineResult> {
  const { engine } = run;
  if (!engine.connected)
    throw new EngineError('engine-off', `${engine.label} is turned off on this server.`, {
      retryable: false,
    });

  const watch = watchSilence(engine.label, deadlines);
  const signal = AbortSignal.any([run.signal, total, watch.signal]);
  const { model, options } = engine.connected;
  try {
    // Not every failing connection honours an abort at once, so the wait itself ends with the signal too.
    const { stream } = await orAborted(
      Promise.resolve(
        heedingSigns(watch.alive, () =>
          model.doStream({ ...options, ...forDemo(run), prompt: run.prompt, abortSignal: signal }),
        ),
      ),
      signal,
    );
    return await readParts(stream, run, watch, signal);
  } catch (error) {
    if (total.aborted && !run.signal.aborted)
      throw new EngineError(
        'engine-timeout',
        `${engine.label} did not finish within ${Math.round(deadlines.total / 1_000)} s. Please try again.`,
        { retryable: true, cause: error },
      );
    if (run.signal.aborted) throw error;
    throw watch.signal.aborted ? watch.signal.reason : toEngineError(engine, error, textsOf(run.prompt));
  } finally {
    watch.stop();
  }
}

/** What of a prompt is not this server's own. */
const textsOf = (prompt: LanguageModelV4Prompt): string[] =>
  prompt.flatMap(({ content, role }) =>
    role === 'system' ? [] : content.flatMap((part) => (part.type === 'text' ? part.text : [])),
  );

/** Provider options are every provider's own place for what the interface does not know. */
function forDemo({ engine, evidence }: EngineRun) {
  return engine.mode === 'demo' && evidence
    ? { providerOptions: { demo: { evidence: evidence as unknown as JSONObject } } }
    : {};
}

async function readParts(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  run: Try,
  watch: SilenceWatch,
  signal: AbortSignal,
): Promise<EngineResult> {
  const { label } = run.engine;
  const reader = stream.getReader();
  const stopReading = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', stopReading, { once: true });
  const sources = new Map<string, VendorSource>();
  let model: string | undefined;
  let usage: LanguageModelV4Usage | undefined;
  let finish: LanguageModelV4FinishReason | undefined;
  const thoughts = createThoughtFilter();
  const passages = createPassages();
  const endMarks = createMarkFilter();
  const unopened = createUnopenedThoughts();
  let length = 0;
  let isTooLong = false;
  const say = (text: string) => {
    const kept = withinLength(text, maxAnswerLength - length);
    isTooLong = kept !== text;
    length += kept.length;
    if (kept === '') return;
    run.onText(kept);
    const thought = unopened.read(kept);
    if (thought !== null) run.onThoughts?.(thought);
  };
  /** What was passed over first: why there is no answer, unless all else of it comes. */
  let unknown: unknown;
  let hasRefused = false;
  const passOver = (error: unknown) => {
    const known = unknownEventOf(error);
    if (!known) throw error;
    if (isRefusal(known.event) && !hasRefused) {
      hasRefused = true;
      unknown = error;
    }
    unknown ??= error;
    if (run.engine.stream?.isWholeEnd?.(known.event)) finish = { unified: 'stop', raw: 'stop' };
  };
  const keep = ({ title, url }: VendorSource) => {
    // A search names a page by its title, opening it only by its address.
    const known = sources.get(url);
    sources.set(url, { url, ...((title ?? known?.title) && { title: title ?? known?.title }) });
  };
  try {
    while (!isTooLong) {
      const { done, value: part } = await reader.read();
      if (done) break;
      if (isProgress(part)) watch.alive();
      for (const page of run.engine.stream?.pagesOpened?.(part) ?? []) keep(page);
      switch (part.type) {
        case 'text-start':
          passages.begin();
          break;
        case 'text-delta':
          if (part.delta === '') break;
          watch.spoke();
          say(endMarks.read(passages.join(thoughts.read(part.delta))));
          break;
        case 'tool-input-start':
        case 'tool-call':
        case 'tool-result':
          passages.interrupt();
          run.onTool();
          break;
        case 'source':
          if (part.sourceType === 'url') keep({ url: part.url, ...(part.title && { title: part.title }) });
          break;
        case 'response-metadata':
          model = part.modelId ?? model;
          break;
        case 'finish':
          usage = part.usage;
          // An end that was read in passing is the vendor's own.
          if (!finish || !isCut(part.finishReason)) finish = part.finishReason;
          break;
        case 'error':
          passOver(part.error);
          break;
      }
    }
  } finally {
    signal.removeEventListener('abort', stopReading);
    stopReading();
  }
  signal.throwIfAborted();
  if (!isTooLong) say(endMarks.read(passages.join(thoughts.end())) + endMarks.end());
  if (unknown && (length === 0 || !finish || isCut(finish))) throw unknown;
  const tokensOut = tokenCount(usage?.outputTokens.total);
  const told = isTooLong ? 'too-long' : endOf(run.engine, finish, tokensOut);
  const finishReason = hasRefused ? 'content-filter' : told;
  if (length === 0) throw emptyAnswer(label, finishReason);
  return {
    model,
    outcome: {
      tokens_in: tokenCount(usage?.inputTokens.total),
      tokens_out: tokensOut,
      finish_reason: finishReason,
      cut_short: cutShortBy(finishReason),
      vendor_sources: [...sources.values()],
    },
  };
}

/** What comes before a vendor has begun, holds nothing, or is not known. */
const noProgress: LanguageModelV4StreamPart['type'][] = ['stream-start', 'response-metadata', 'raw', 'error'];

/** Whether a part shows that the vendor is at work: it writes, thinks, or searches. */
const isProgress = (part: LanguageModelV4StreamPart): boolean =>
  part.type === 'text-delta' ? part.delta !== '' : !noProgress.includes(part.type);

/** So much of a text, never half of a character that takes two code units. */
function withinLength(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '');
  return text.slice(0, isHalf ? length - 1 : length);
}

/** A vendor may count in fractions or below zero: what is no count is not kept. */
const tokenCount = (counted: number | undefined): number | null =>
  counted !== undefined && Number.isSafeInteger(Math.round(counted)) && counted >= 0
    ? Math.round(counted)
    : null;
