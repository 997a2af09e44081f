import { once } from 'node:events';
import net from 'node:net';

/** Stands between the server and PostgreSQL and knows what is asked: the frontend's messages of protocol 3.0. */
export async function startStatementsProxy(databaseUrl: string) {
  const to = new URL(databaseUrl);
  let told: string[] = [];
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(to.port), to.hostname);
    const read = readMessages((statement) => told.push(statement));
    client.on('data', read);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
      socket.on('close', () => (socket === client ? server : client).destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as net.AddressInfo).port}`;
  return {
    url: url.href,
    /** The texts of all statements since it was last called, in their order. */
    take(): string[] {
      const taken = told;
      told = [];
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** Of each message: a letter, then its length (itself counted, the letter not), then its fields; texts end in a zero. */
function readMessages(onStatement: (text: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  // A prepared statement is told once and executed by its name, as long as the connection lives.
  const prepared = new Map<string, string>();
  const textAt = (message: Buffer, at: number) => message.toString('utf8', at, message.indexOf(0, at));
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      // The first message has no letter.
      const head = hasBegun ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (!hasBegun) {
        hasBegun = true;
        continue;
      }
      const kind = String.fromCharCode(message[0] as number);
      if (kind === 'Q') onStatement(textAt(message, 5));
      if (kind === 'P') {
        const name = textAt(message, 5);
        prepared.set(name, textAt(message, 5 + Buffer.byteLength(name) + 1));
      }
      if (kind === 'B') {
        const name = textAt(message, 5 + Buffer.byteLength(textAt(message, 5)) + 1);
        onStatement(prepared.get(name) ?? `(prepared) ${name}`);
      }
    }
  };
}
