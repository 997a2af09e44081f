import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { descendants, eventually, isAlive, runScript, type TestProcess } from './processes.ts';

/** The product as it is started. */
export const main = path.resolve(import.meta.dirname, '../main.ts');

/** Runs the real server; ended with the test, whatever happens. */
export function runMain(environment: Record<string, string>): TestProcess {
  const server = runScript(main, [], { PORT: '0', ...environment });
  onTestFinished(async () => {
    const all = [server.pid, ...descendants(server.pid)];
    server.child.kill('SIGKILL');
    await server.ended;
    // What watches over the database ends it; it must not outlive the test's folder.
    await eventually(() => all.every((pid) => !isAlive(pid)));
  });
  return server;
}

export async function addressOf(server: TestProcess): Promise<string> {
  const [, address] = await server.until(/Sextant is at (http:\/\/localhost:\d+)["\n]/);
  return (address as string).replace('localhost', '127.0.0.1');
}

const password = 'a quiet harbour at dusk';

export function register(address: string, email: string): Promise<Response> {
  return post(`${address}/api/v1/register/`, { full_name: 'Ada', email, password });
}

export function signIn(address: string, email: string): Promise<Response> {
  return post(`${address}/api/v1/login/`, { username: email, password });
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Another program's port, given back with the test. */
export async function takenPort(): Promise<{ port: number; program: Server }> {
  const program = createServer().listen(0, '127.0.0.1');
  await once(program, 'listening');
  onTestFinished(() => void program.close());
  return { program, port: (program.address() as { port: number }).port };
}
