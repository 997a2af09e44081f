/** The least that a server can do: hand on what the vendor sends, by `node:http` alone. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const vendor = process.env.VENDOR_URL as string;
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const server = http.createServer((request, response) => {
  const { host: _host, ...headers } = request.headers;
  const forwarded = http.request(
    vendor + request.url,
    { method: request.method ?? 'GET', headers, agent },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    },
  );
  request.pipe(forwarded);
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
