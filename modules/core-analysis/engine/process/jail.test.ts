import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitProcessorTime } from './cpu-limit.ts';
import { EnginePool } from './engine-pool.ts';
import { findJail, type JailWall } from './jail.ts';

const source = fileURLToPath(new URL('./testing/prober.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const log = pino({ level: 'silent' });

/** What the prober's attempt came to. */
const attempt = async (pool: EnginePool, what: string): Promise<string> =>
  String(await pool.run('measure', { bytes: Buffer.from(what) }));

const holds = (pool: EnginePool, name: JailWall['name']): boolean =>
  pool.walls.some((wall) => wall.name === name && wall.holds);

let folder: string;
let server: Server;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-jail-'));
  await chmod(folder, 0o777);
  server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the walls that hold in native code', { timeout: 30_000 }, () => {
  const pool = new EnginePool({ size: 1, log, entry: source });
  afterAll(() => pool.stop());

  it('tells of each wall whether it is there and how', () => {
    expect(pool.walls.map(({ name }) => name)).toEqual(['limits', 'network', 'user', 'permissions']);
    for (const { how } of pool.walls) expect(how.length).toBeGreaterThan(5);
  });

  it('lets nothing out to the network, not even to this machine', async () => {
    const outcome = await attempt(pool, `connect ${port}`);
    expect(outcome).toBe(holds(pool, 'network') ? 'ENETUNREACH' : 'connected');
  });

  it('lets no large file be written', async () => {
    const path = join(folder, 'large');
    const outcome = await attempt(pool, `fill ${path}`);
    const limited = holds(pool, 'limits');
    expect(outcome).toBe(limited ? 'EFBIG' : 'written');
    expect((await stat(path)).size).toBe(limited ? 16 * 2 ** 20 : 64 * 2 ** 20);
  });

  it('gives no memory beyond its limit', async () => {
    expect(await attempt(pool, 'allocate 3000')).toBe(holds(pool, 'limits') ? 'RangeError' : String(3000 * 2 ** 20));
    expect(await attempt(pool, 'allocate 500')).toBe(String(500 * 2 ** 20));
  });

  it('runs as nobody, without a privilege or a way to one, and dumps no core', async () => {
    const status = await attempt(pool, 'status');
    if (process.platform !== 'linux') return expect(status).toBe('ENOENT');
    if (holds(pool, 'user')) {
      expect(status).not.toMatch(/^Uid:\s+0\b/m);
      expect(status).toMatch(/^CapEff:\s+0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    }
    if (holds(pool, 'limits')) {
      expect(status).toMatch(/^Max core file size\s+0\s+0\s/m);
      expect(status).toMatch(/^Max open files\s+128\s+128\s/m);
      expect(status).toMatch(/^Max data size\s+2684354560\s/m);
      // The pool's 20 s for a file on four cores, and what starting took.
      const seconds = Number(/^Max cpu time\s+(\d+)/m.exec(status)?.[1]);
      expect(seconds).toBeGreaterThanOrEqual(80);
      expect(seconds).toBeLessThanOrEqual(100);
    }
  });

  it('inherits no file and works nowhere', async () => {
    const secret = join(folder, 'secret-of-the-parent');
    await writeFile(secret, 'x');
    openSync(secret, 'r');
    const fresh = new EnginePool({ size: 1, log, entry: source });
    const [files, where] = [await attempt(fresh, 'files'), await attempt(fresh, 'where')];
    await fresh.stop();
    expect(files).not.toContain('secret-of-the-parent');
    if (process.platform === 'linux') expect(where).toBe('/');
  });
});

describe('the compiled program', { timeout: 30_000 }, () => {
  let pool: EnginePool;
  let home: string;
  beforeAll(async () => {
    home = join(root, 'node_modules/.cache', `adjudge-jail-${process.pid}`);
    await mkdir(home, { recursive: true });
    await cp(source, join(home, 'prober.js'));
    pool = new EnginePool({ size: 1, log, entry: join(home, 'prober.js') });
  });
  afterAll(async () => {
    await pool.stop();
    await rm(home, { recursive: true });
  });

  it('loads the decoders behind Node’s permission model on this version', () => {
    const { allowedNodeEnvironmentFlags: flags } = process;
    const known = ['--permission', '--experimental-permission'].some((flag) => flags.has(flag));
    expect(holds(pool, 'permissions')).toBe(known);
  });

  it('reads its packages and nothing else, writes nothing and starts nothing', async () => {
    const closed = holds(pool, 'permissions');
    expect(await attempt(pool, `read ${join(root, 'node_modules/sharp/package.json')}`)).toMatch(/^\d+$/);
    expect(await attempt(pool, 'read /etc/passwd')).toMatch(closed ? /^ERR_ACCESS_DENIED$/ : /^\d+$/);
    expect(await attempt(pool, 'read-in-thread /etc/passwd')).toMatch(closed ? /^ERR_ACCESS_DENIED$/ : /^\d+$/);
    expect(await attempt(pool, `fill ${join(folder, 'none')}`)).toBe(closed ? 'ERR_ACCESS_DENIED' : 'EFBIG');
    expect(await attempt(pool, 'start')).toBe(closed ? 'ERR_ACCESS_DENIED' : '0');
  });
});

it('the system ends a process that has used up its processor time', async () => {
  // As ourselves: the busy process is not in the jail.
  const prlimit = findJail(source).relimit?.at(-1);
  const busy = spawn(process.execPath, ['-e', 'console.log(1); for (;;);'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(busy, 'exit');
  await once(busy.stdout, 'data');
  if (prlimit === undefined) busy.kill('SIGXCPU');
  else await limitProcessorTime([prlimit], busy.pid ?? 0, 1);
  expect(await ended).toEqual([null, 'SIGXCPU']);
}, 30_000);
