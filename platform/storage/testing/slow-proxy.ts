import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowProxy {
  readonly url: string;
  /** Bytes that clients sent, in all. */
  sent(): number;
  /** Resolves when clients have sent that many bytes more than when it was called. */
  after(bytes: number): Promise<void>;
  stop(): Promise<void>;
}

const CHUNK_MS = 5;

/** Passes on what clients send at a pace that leaves time to break off in the middle; answers pass at once. */
export async function startSlowProxy(target: string, bytesPerSecond: number): Promise<SlowProxy> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    upstream.pipe(client);
    const pass = async (): Promise<void> => {
      for await (const chunk of client) {
        const bytes = chunk as Buffer;
        const step = Math.ceil((bytesPerSecond * CHUNK_MS) / 1000);
        for (let at = 0; at < bytes.length; at += step) {
          const part = bytes.subarray(at, at + step);
          upstream.write(part);
          sent += part.length;
          if (bytes.length > step) await pause(CHUNK_MS);
        }
      }
    };
    pass().catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    async after(bytes) {
      for (const from = sent; sent - from < bytes; ) await pause(1);
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
