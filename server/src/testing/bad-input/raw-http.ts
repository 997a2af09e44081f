import net from 'node:net';

/** What came back for bytes that no HTTP client would send. */
export interface RawReply {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are and reads the reply; `null` when the connection was closed without one. */
export function sendBytes(url: string, bytes: string | Buffer): Promise<RawReply | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.end(bytes));
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error('no reply within 60 s')));
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(null) : reject(error),
    );
    socket.on('close', () => resolve(text === '' ? null : parseReply(text)));
  });
}

function parseReply(text: string): RawReply {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const chunked = rest.join('\r\n\r\n');
  const body =
    headers['transfer-encoding'] === 'chunked' ? chunked.replace(/(^|\r\n)[\da-f]+\r\n/gi, '') : chunked;
  return { statusCode: Number(statusLine.split(' ')[1]), headers, body: body.trim() };
}
