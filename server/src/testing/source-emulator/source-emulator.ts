import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Citation } from '@sextant/contracts';
import { listeningAddress } from '../listening-address.ts';
import type { Behaviour } from './behaviour.ts';
import { clinicaltrialsService } from './clinicaltrials.ts';
import { crossrefService } from './crossref.ts';
import { europepmcService } from './europepmc.ts';
import { pubmedService } from './pubmed.ts';
import type { EmulatedService, ServiceReply } from './service.ts';
import { alphafoldService, rcsbService } from './structures.ts';

const services: readonly EmulatedService[] = [
  pubmedService,
  europepmcService,
  crossrefService,
  clinicaltrialsService,
  rcsbService,
  alphafoldService,
];

/** A request as the emulator saw it. Times are milliseconds of `performance.now()`. */
export interface RecordedRequest {
  service: string;
  /** Below the service's address, percent signs kept. */
  path: string;
  query: URLSearchParams;
  receivedAt: number;
  /** When the client left before the reply was complete. */
  abandonedAt?: number;
}

export interface SourceEmulator {
  /** Adds works that all services hold, or only the ones named. */
  hold(works: readonly Citation[], ...onlyIn: string[]): void;
  /** How a service answers from now on: one behaviour a request, and the last one ever after. */
  behave(service: string, ...behaviours: Behaviour[]): void;
  /** Forgets works, behaviours and requests. */
  reset(): void;
  /** The `*_BASE_URL` variable of each. */
  environment(): Record<string, string>;
  /** Requests to one service, or to all, oldest first. */
  requests(service?: string): readonly RecordedRequest[];
  close(): Promise<void>;
}

/** Starts an HTTP server on 127.0.0.1 that answers as PubMed, Europe PMC, Crossref, ClinicalTrials.gov, RCSB PDB and AlphaFold DB do. */
export async function startSourceEmulator(): Promise<SourceEmulator> {
  const emulator = makeSourceEmulator();
  await emulator.open();
  return emulator;
}

/** As above, but it listens, and has addresses, only once it was opened. */
export function makeSourceEmulator(): SourceEmulator & { open(): Promise<void> } {
  let held: { work: Citation; onlyIn: string[] }[] = [];
  let requests: RecordedRequest[] = [];
  const behaviours = new Map<string, Behaviour[]>();
  const closing = new AbortController();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const [, id = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(path) ?? [];
    const service = findService(id);
    const seen: RecordedRequest = {
      service: id,
      path: rest,
      query: new URLSearchParams(query),
      receivedAt: performance.now(),
    };
    requests.push(seen);
    const left = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) seen.abandonedAt = performance.now();
      left.abort();
    });
    const scripted = behaviours.get(id) ?? [];
    const behaviour = (scripted.length > 1 ? scripted.shift() : scripted[0]) ?? {};
    if (behaviour.delay)
      await pause(behaviour.delay, undefined, { signal: AbortSignal.any([left.signal, closing.signal]) });
    if (behaviour.hang) return;
    if (behaviour.cut === 'before-reply') {
      request.socket.destroy();
      return;
    }
    const works = held.filter(({ onlyIn }) => onlyIn.length === 0 || onlyIn.includes(id));
    const own = () => service.answer({ path: rest, query: seen.query, works: works.map(({ work }) => work) });
    send(response, behaviour.reply ?? own(), behaviour.cut === 'in-body');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The client left, or a mistake of this emulator: neither may end the process that the test runs in.
      if (!response.headersSent) response.writeHead(501);
      response.end(String(error));
    });
  });
  return {
    hold: (works, ...onlyIn) => {
      for (const id of onlyIn) findService(id);
      held.push(...works.map((work) => ({ work, onlyIn })));
    },
    behave: (service, ...next) => behaviours.set(findService(service).id, [...next]),
    reset: () => {
      held = [];
      requests = [];
      behaviours.clear();
    },
    environment: () =>
      Object.fromEntries(services.map(({ id, variable }) => [variable, `${listeningAddress(server)}/${id}`])),
    requests: (service) => requests.filter((request) => !service || request.service === service),
    open: async () => {
      server.listen(0, '127.0.0.1');
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

function findService(id: string): EmulatedService {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`No service ${id}`);
  return service;
}

function send(response: ServerResponse, reply: ServiceReply, isCut: boolean): void {
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status ?? 200, {
    'content-type': `${reply.type ?? 'text/plain'}; charset=UTF-8`,
    ...(isCut && { 'content-length': String(body.length) }),
    ...reply.headers,
  });
  if (isCut) response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  else response.end(body);
}
