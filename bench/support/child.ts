import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export interface Child {
  pid: number;
  url: string;
  stop(): void;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Starts a program in a process of its own and waits until it has printed the address that it listens on. */
export function startChild(
  script: string,
  environment: Record<string, string> = {},
  args: string[] = [],
  nodeArgs: string[] = [],
): Promise<Child> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, [...nodeArgs, path.resolve(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    let printed = '';
    let isListening = false;
    child.stdout?.on('data', (data: Buffer) => {
      // Later lines only empty the pipe: a server writes one for each request.
      if (isListening) return;
      printed += data;
      const url = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed)?.[0];
      if (!url || !child.pid) return;
      isListening = true;
      resolve({ pid: child.pid, url, stop: () => child.kill('SIGKILL') });
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${printed}`)));
  });
}
