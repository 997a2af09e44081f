import type { Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { buildConnector } from 'undici';

/** Milliseconds from one look for news to the next: pages grow their texts every 80 ms at most. */
export const restMs = 80;

/** The longest rest, in milliseconds: a text that grows four times a second still reads as one that is being written. */
const longestRestMs = 240;

/**
 * Looks for news that a process takes in a second, for all its connections. What one brings is handed on in one go, so it is
 * looks that cost, and hardly words: with more than 64 connections at once each rests longer, and none is held up by all.
 */
const looksASecond = 800;

/** Connections that rest, of all those that this process reads sparingly. */
let resting = 0;

const nextRestMs = () => Math.min(Math.max(restMs, (resting * 1_000) / looksASecond), longestRestMs);

/** Reads of a reply that follow one another at once: the first words of an answer are among them. */
const atOnce = 8;

/** Bytes. Who sends as much at a time sends no words as they come to mind, and is read as fast as it sends. */
const trickle = 8 * 1024;

/**
 * Makes connections over which a long trickle is read every 80 ms (where hundreds are, every 240), and not as often as
 * something comes: of what a word costs on its way through, most is spent on reading it by itself (`bench/stream-cost`).
 * Meanwhile it waits in the system's buffer, whose end slows the sender down. Nothing is held back of a reply that is short, or comes fast.
 * @param trusted authorities beside those that Node knows, for servers that it does not
 */
export function sparingConnector(trusted: Pick<ConnectionOptions, 'ca'> = {}) {
  const connect = buildConnector({
    ...trusted,
    // It stops reading with anything that has come, and goes on when its `_read` is called.
    highWaterMark: 1,
    // A connection for each reply: none is held up by another that comes over the same one.
    allowH2: false,
  } as buildConnector.BuildOptions);
  const sparing: buildConnector.connector = (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) callback(error, null);
      else callback(null, readSparingly(socket));
    });
  return sparing;
}

/** A stream asks for more by its `_read`, which may take its time to bring it. */
function readSparingly<Connection extends Socket>(socket: Connection): Connection {
  const read = socket._read.bind(socket);
  const unref = socket.unref.bind(socket);
  let rest: NodeJS.Timeout | undefined;
  let look: NodeJS.Immediate | undefined;
  let reads = 0;
  let bytesWritten = 0;
  /** As the system was last asked for more. */
  let bytesRead = 0;

  function goOn() {
    if (rest) resting -= 1;
    clearTimeout(rest);
    clearImmediate(look);
    rest = look = undefined;
    bytesRead = socket.bytesRead;
    read(0);
  }

  socket._read = () => {
    // Another request has gone out.
    if (socket.bytesWritten !== bytesWritten) reads = 0;
    bytesWritten = socket.bytesWritten;
    reads += 1;
    if (reads <= atOnce) goOn();
    // What one read of an encrypted connection brings, it brings piece by piece: how much that was is seen after the last.
    else if (!rest && !look) look = setImmediate(goOnOrRest);
  };

  function goOnOrRest() {
    look = undefined;
    if (socket.bytesRead - bytesRead >= trickle) goOn();
    else {
      resting += 1;
      rest = setTimeout(goOn, nextRestMs());
    }
  }

  // Undici lets go of a connection whose reply has ended: whether the other side has closed it is to be seen at once,
  // before another request goes out over it.
  socket.unref = () => {
    if (rest || look) goOn();
    return unref();
  };
  return socket;
}
