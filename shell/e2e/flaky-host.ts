import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { APP_URL } from './addresses.ts';

export interface Host {
  readonly url: string;
  /** From now on answers of `path` end with `text`: another release. */
  append(path: string, text: string): void;
  /** Ends every connection and stops listening: for the browser the server is gone. */
  stop(): Promise<void>;
}

/** The product behind an address that can be taken away, which says more than a browser that only plays offline. */
export async function startHost(): Promise<Host> {
  const target = new URL(APP_URL);
  const sockets = new Set<Socket>();
  const additions = new Map<string, string>();
  const server: Server = createServer((incoming, outgoing) => {
    const forwarded = send(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: additions.has(incoming.url ?? '') ? plain(incoming.headers) : incoming.headers,
      },
      (answer) => {
        const addition = additions.get(incoming.url ?? '');
        if (addition === undefined) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { 'content-length': _length, etag: _tag, 'last-modified': _date, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.on('data', (chunk) => outgoing.write(chunk));
        answer.on('end', () => outgoing.end(addition));
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The name of the product's own address: cookies know no ports.
    url: `http://${new URL(APP_URL).hostname}:${(server.address() as AddressInfo).port}`,
    append: (path, text) => void additions.set(path, text),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Without what would bring a packed or a "not changed" answer. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'accept-encoding': _packing, 'if-none-match': _tag, 'if-modified-since': _date, ...rest } = headers;
  return rest;
}
