import { isMainThread } from 'node:worker_threads';

/**
 * How much the C library keeps of what is given back to it: with two arenas in place of eight a processor, and its
 * thresholds left where they begin (128 kB) in place of growing with what is asked for, a server that has been busy holds
 * 40 MB less (`bench/question-cost`). It reads that when a process begins, so this one begins once more in its own place.
 * Who has set either is left alone, and so is helped where beginning again is forbidden, on which Node would end. Other C
 * libraries than glibc take no notice.
 */
const sparing = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const isSet = Object.keys(sparing).some((name) => process.env[name] !== undefined);
// Of a child with a channel to its parent, the channel would be lost.
if (process.platform === 'linux' && isMainThread && !isSet && !process.channel && process.execve)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...sparing,
  });
