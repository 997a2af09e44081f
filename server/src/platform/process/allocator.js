import { isMainThread } from 'node:worker_threads';

/**
 * How much the C library keeps of what is given back to it: with two arenas in place of eight a processor, and all above
 * 128 kB at an arena's end returned, a server that has been busy holds 40 MB less (`bench/question-cost`). It reads that
 * when a process begins, so this one begins once more in its own place; who has set either is left alone.
 */
const sparing = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const isSet = Object.keys(sparing).some((name) => process.env[name] !== undefined);
// Of a child with a channel to its parent, the channel would be lost.
if (process.platform === 'linux' && isMainThread && !isSet && !process.channel && process.execve)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...sparing,
  });
