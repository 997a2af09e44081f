import { AsyncLocalStorage } from 'node:async_hooks';

const listeners = new AsyncLocalStorage<() => void>();

/** Makes a call; what shows on the wire alone that its vendor is at work is told to `onSign`. */
export const heedingSigns = <T>(onSign: () => void, call: () => T): T => listeners.run(onSign, call);

/** Whom to tell of signs of life of the call that is being made here. */
export const listenerOfSigns = (): (() => void) => listeners.getStore() ?? (() => {});
