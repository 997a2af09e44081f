import { once } from 'node:events';
import { createServer } from 'node:http';
import { engineDefinitions } from '../../answers/engines/registry.ts';
import { listeningAddress } from '../listening-address.ts';
import { answerCall } from './answer-call.ts';
import { answerControl } from './answer-control.ts';
import { EmulatorState, type RecordedCall } from './emulator-state.ts';
import type { CallScript } from './script.ts';
import { keyOf } from './vendors/vendor.ts';
import { findVendor } from './vendors/vendor-list.ts';

export interface ProviderEmulator {
  /** Without a slash at its end. */
  url: string;
  /** The key that the emulator accepts for an engine. */
  key(engine: string): string;
  /** How this engine's calls are answered: one script a call, and the last one ever after. */
  script(engine: string, ...scripts: CallScript[]): void;
  /**
   * From here to the next `reset` chunks follow one another without pauses, also in calls that are being answered. What
   * is to be looked at in mid-stream is written slowly, and hurried once it was seen: no machine is too slow for it.
   */
  hurry(): void;
  /** Forgets all scripts and recorded calls. */
  reset(): void;
  /** `<P>_API_KEY` and `<P>_BASE_URL` of all six engines. */
  environment(): Record<string, string>;
  /** The calls of an engine so far, oldest first. They go on changing while they are answered. */
  requests(engine: string): readonly RecordedCall[];
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on 127.0.0.1 that speaks the wire formats of all six vendors.
 * @param port 0 takes any free port
 */
export async function startProviderEmulator(port = 0): Promise<ProviderEmulator> {
  const emulator = makeProviderEmulator(port);
  await emulator.open();
  return emulator;
}

/** As above, but it listens, and has an address, only once it was opened. */
export function makeProviderEmulator(port = 0): ProviderEmulator & { open(): Promise<void> } {
  const state = new EmulatorState();
  const closing = new AbortController();
  const environment = () => makeEnvironment(listeningAddress(server));
  const server = createServer((request, response) => {
    const isControl = request.url?.startsWith('/_');
    const answering = isControl
      ? answerControl(request, response, state, environment)
      : answerCall(request, response, state, closing.signal);
    answering.catch((error: unknown) => {
      // The client left, or a mistake of this emulator: neither may end the process that the test runs in.
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  return {
    get url() {
      return listeningAddress(server);
    },
    key: (engine) => keyOf(findVendor(engine).engine),
    script: (engine, ...scripts) => state.script(findVendor(engine).engine, scripts),
    hurry: () => state.hurry(),
    reset: () => state.reset(),
    environment,
    requests: (engine) => state.calls.filter((call) => call.engine === findVendor(engine).engine),
    open: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: async () => {
      closing.abort();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function makeEnvironment(url: string): Record<string, string> {
  return Object.fromEntries(
    engineDefinitions.flatMap(({ id, variablePrefix }) => [
      [`${variablePrefix}_API_KEY`, keyOf(id)],
      [`${variablePrefix}_BASE_URL`, `${url}/${id}${findVendor(id).basePath}`],
    ]),
  );
}
