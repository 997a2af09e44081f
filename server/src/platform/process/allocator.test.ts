import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script =
  'console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.execArgv, process.argv[2]]))';

/** A process that is begun as `npm start` begins the server. */
function start(environment: Record<string, string>, stdio: 'pipe' | 'ipc'): ChildProcess {
  const flags = ['--import', `${import.meta.dirname}/allocator.js`, '--max-semi-space-size=4'];
  return spawn(process.execPath, [...flags, '-e', script, 'path', 'word'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', ...(stdio === 'ipc' ? ['ipc' as const] : [])],
  });
}

async function told(child: ChildProcess) {
  const [output] = await Promise.all([text(child.stdout as NodeJS.ReadableStream), once(child, 'exit')]);
  const [pid, arenas, flags, word] = JSON.parse(output);
  return { isSame: pid === child.pid, arenas, flags, word };
}

test.runIf(process.platform === 'linux')(
  'a server takes less memory from the system, in its own place',
  async () => {
    const { arenas, flags, isSame, word } = await told(start({}, 'pipe'));
    expect({ arenas, isSame, word }).toEqual({ arenas: '2', isSame: true, word: 'word' });
    expect(flags).toContain('--max-semi-space-size=4');
  },
);

test('who has set it otherwise has it so', async () => {
  expect(await told(start({ MALLOC_ARENA_MAX: '7' }, 'pipe'))).toMatchObject({ arenas: '7', isSame: true });
});

test('one that talks to its parent stays as it was begun', async () => {
  expect(await told(start({}, 'ipc'))).toMatchObject({ arenas: null, isSame: true });
});
