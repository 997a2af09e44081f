import type { Dispatcher } from 'undici';

type Handler = Dispatcher.DispatchHandler;
export type Controller = Dispatcher.DispatchController;
/** What a reply begins with. */
export type ReplyStart = Parameters<NonNullable<Handler['onResponseStart']>>;
export type ReplyHeaders = ReplyStart[2];

/**
 * A reply on its way from its connection to who asked. A step on that way changes what it is for; all else is passed on as it
 * is. A step may also end the reply by itself, after which nothing more of the connection is passed on.
 */
export class PassedOn implements Handler {
  readonly next: Handler;
  #isOver = false;

  constructor(next: Handler) {
    this.next = next;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  onRequestStart(...start: Parameters<NonNullable<Handler['onRequestStart']>>): void {
    this.next.onRequestStart?.(...start);
  }

  onRequestUpgrade(...upgrade: Parameters<NonNullable<Handler['onRequestUpgrade']>>): void {
    this.next.onRequestUpgrade?.(...upgrade);
  }

  onBodySent(chunk: Buffer): void {
    this.next.onBodySent?.(chunk);
  }

  onRequestSent(): void {
    this.next.onRequestSent?.();
  }

  onResponseStarted(): void {
    this.next.onResponseStarted?.();
  }

  onResponseStart(...start: ReplyStart): void {
    this.next.onResponseStart?.(...start);
  }

  onResponseData(controller: Controller, bytes: Buffer): void {
    if (!this.#isOver) this.next.onResponseData?.(controller, bytes);
  }

  onResponseEnd(controller: Controller, trailers: ReplyHeaders): void {
    this.passEnd(controller, trailers);
  }

  onResponseError(controller: Controller, error: Error): void {
    this.passError(controller, error);
  }

  protected passEnd(controller: Controller, trailers: ReplyHeaders): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.next.onResponseEnd?.(controller, trailers);
  }

  protected passError(controller: Controller, error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.next.onResponseError?.(controller, error);
  }

  /** Ends the reply with what has come so far, and lets its connection go. */
  protected endHere(controller: Controller): void {
    this.passEnd(controller, {});
    controller.abort(new Error('the reply has ended before its connection'));
  }

  /** Fails the reply behind what has come so far, and lets its connection go. */
  protected failHere(controller: Controller, error: Error): void {
    // In this order: of a connection that was given up, what has been gathered is dropped.
    this.passError(controller, error);
    controller.abort(error);
  }
}

/** A step as `compose` takes it. */
export const asStep =
  (step: (next: Handler) => Handler): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, next) =>
    dispatch(options, step(next));

/** Types of replies that are whole, whatever their status says. */
const wholeTypes = /\b(?:json|html|xml)\b/i;

/** Whether a reply is no refusal. */
export const isGood = (status: number): boolean => status >= 200 && status < 300;

/** Whether a reply may be a stream of events: some servers forget to say so. */
export const mayBeEvents = (status: number, headers: ReplyHeaders): boolean =>
  isGood(status) && !wholeTypes.test(String(headers['content-type']));
