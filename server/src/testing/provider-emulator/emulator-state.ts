import { type CallScript, callScript, type FullCallScript } from './script.ts';

/** One call as the emulator saw it. Times are milliseconds since the epoch, with fractions. */
export interface RecordedCall {
  engine: string;
  path: string;
  headers: Record<string, string>;
  /** The JSON body. */
  body: unknown;
  receivedAt: number;
  /** When the first chunk was written. */
  firstChunkAt?: number;
  /** When the reply was complete. */
  endedAt?: number;
  /** When the client left before the reply was complete. */
  abandonedAt?: number;
}

/** A benchmark makes calls for minutes; only the last ones are worth their memory. */
const keptCalls = 5_000;

/** What the emulator was told, and what it saw. */
export class EmulatorState {
  calls: RecordedCall[] = [];
  readonly #scripts = new Map<string, FullCallScript[]>();
  #hurry = new AbortController();

  /** @throws ZodError when a script is wrong */
  script(engine: string, scripts: CallScript[]): void {
    this.#scripts.set(
      engine,
      scripts.map((script) => callScript.parse(script)),
    );
  }

  /** The script of the next call: each is used once, the last one for ever. */
  takeScript(engine: string): FullCallScript {
    const scripts = this.#scripts.get(engine);
    const next = scripts && scripts.length > 1 ? scripts.shift() : scripts?.[0];
    return next ?? defaultScript;
  }

  /** Aborted when nothing is to be waited for any more. */
  get hurrySignal(): AbortSignal {
    return this.#hurry.signal;
  }

  hurry(): void {
    this.#hurry.abort();
  }

  record(call: RecordedCall): void {
    this.calls.push(call);
    if (this.calls.length > keptCalls) this.calls.splice(0, keptCalls / 10);
  }

  reset(): void {
    this.calls = [];
    this.#hurry = new AbortController();
    this.#scripts.clear();
  }
}

const defaultScript = callScript.parse({});

export const now = () => performance.timeOrigin + performance.now();
