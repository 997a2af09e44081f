import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { descendants, isAlive, runScript } from '../processes.ts';
import { queryOnce } from '../query-once.ts';
import { testFolder } from '../test-folder.ts';

const script = path.resolve(import.meta.dirname, '../run-embedded-postgres.ts');

/** A PostgreSQL of this test's own, which it may stop, freeze and starve. */
export interface OwnDatabase {
  url: string;
  /** Stands still, with all that it does for its clients, until it goes on. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Is killed, and comes back by itself. */
  restart(): Promise<void>;
  /** As its superuser. */
  rows(text: string): Promise<Record<string, unknown>[]>;
}

/** Starts one; it ends with the test. @param dataDir a folder of the test's own when not given */
export async function startOwnDatabase(dataDir?: string): Promise<OwnDatabase> {
  const folder = dataDir ?? path.join(await testFolder(), 'data');
  const running = runScript(script, [folder]);
  const frozen = new Set<number>();
  const thaw = async () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen.clear();
  };
  onTestFinished(async () => {
    await thaw();
    running.child.kill('SIGTERM');
    await running.ended;
  });
  const [, url, adminUrl] = await running.until(/url=(\S+) admin=(\S+)/);
  const postmaster = async () =>
    Number.parseInt(await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  return {
    url: url as string,
    async freeze() {
      const first = await postmaster();
      // The postmaster first, so that it starts none while the others are stopped.
      for (const pid of [first, ...descendants(first)]) {
        signal(pid, 'SIGSTOP');
        frozen.add(pid);
      }
    },
    thaw,
    async restart() {
      const pid = await postmaster();
      signal(pid, 'SIGKILL');
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
      while (!(await queryOnce(url as string, 'select 1').catch(() => null)))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    rows: (text) => queryOnce(adminUrl as string, text),
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself meanwhile.
  }
}
