import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, isPortFree, PortsBusy, requireFreePorts } from './ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function occupy(host: string): Promise<number> {
  const port = await freePort();
  server = createServer().listen(port, host);
  await once(server, 'listening');
  return port;
}

test.each(['127.0.0.1', '0.0.0.0', '::1'])('a port taken on %s is not free', async (host) => {
  expect(await isPortFree(await occupy(host))).toBe(false);
});

test('the sentence names the port, who needs it, the variable and the holder', async () => {
  const port = await occupy('127.0.0.1');
  const problem = await requireFreePorts([{ port, part: 'Unleash', variable: 'ADJUDGE_UNLEASH_PORT' }]).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(PortsBusy);
  const { message } = problem as PortsBusy;
  expect(message).toContain(`Port ${port}, which Unleash needs, is in use by`);
  expect(message).toContain(`(process ${process.pid})`);
  expect(message).toContain('set ADJUDGE_UNLEASH_PORT to a free port');
});

test('one port for two parts of ours is told before either starts', async () => {
  const port = await freePort();
  const wanted = [
    { port, part: 'the app', variable: 'PORT' },
    { port, part: 'Temporal', variable: 'ADJUDGE_TEMPORAL_PORT' },
  ];
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    /which Temporal needs, is in use by the app of Adjudge itself/,
  );
});

test('free ports pass', async () => {
  await expect(requireFreePorts([{ port: await freePort(), part: 'x', variable: 'X' }])).resolves.toBeUndefined();
});
