import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { serverArguments } from './server-arguments.ts';

/** What Node has compiled once need not be compiled by every process that a test starts, which saves it a quarter. */
export const compileCache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/node-compile');

const project = path.resolve(import.meta.dirname, '../../..');

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens, without a slash at its end. */
  url: string;
  /** Everything printed so far. */
  output(): string;
  /** Ends it and waits for that. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the product as `npm start` does in a process of its own, on a free port, and waits until it listens.
 * @throws Error with what it printed when it ends before
 */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArguments(), {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      EVIDENCE: 'off',
      JUDGE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const look = (data: Buffer) => {
      printed += data;
      const found = /Sextant is at (http:\/\/\S+?)\/?\s/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
  return {
    child,
    url,
    output: () => printed,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
