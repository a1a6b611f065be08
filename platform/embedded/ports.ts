import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that one of our parts will listen on. */
export interface WantedPort {
  readonly port: number;
  /** Who needs it, for people: "Temporal". */
  readonly part: string;
  /** Which variable moves it elsewhere. */
  readonly variable: string;
}

/** A sentence for each port that is taken: the port, the variable to change and, where it can be told, who holds it. */
export class PortsBusy extends Error {
  constructor(readonly ports: readonly (WantedPort & { readonly holder?: string | undefined })[]) {
    super(
      ports
        .map(({ port, part, variable, holder }) => {
          const who = holder === undefined ? 'another program' : holder;
          return `Port ${port}, which ${part} needs, is in use by ${who}. Stop it, or set ${variable} to a free port.`;
        })
        .join('\n'),
    );
    this.name = 'PortsBusy';
  }
}

/** @throws PortsBusy naming every port of the list that is taken (or wanted twice by us). */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const busy: (WantedPort & { holder?: string | undefined })[] = [];
  const ours = new Map<number, string>();
  for (const want of wanted) {
    const twin = ours.get(want.port);
    if (twin !== undefined) busy.push({ ...want, holder: `${twin} of Adjudge itself` });
    else if (!(await isPortFree(want.port))) busy.push({ ...want, holder: portHolder(want.port) });
    ours.set(want.port, want.part);
  }
  if (busy.length > 0) throw new PortsBusy(busy);
}

/** Whether nothing listens on the port, on this machine's loopback or on all its addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  // On Linux an address of its own may be taken while the wildcard is, and the reverse: ask both.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0')) && (await canListen(port, '::'));
}

/** A port nothing listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(address)));
    });
  });
}

/** "name (process 123)" of who listens there, when the system tells. */
export function portHolder(port: number): string | undefined {
  return process.platform === 'linux' ? holderByProc(port) : holderByLsof(port);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has nobody listening there.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function holderByProc(port: number): string | undefined {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6'])
    for (const row of readOr(table, '').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = row.trim().split(/\s+/);
      if (state === '0A' && Number.parseInt(local?.split(':')[1] ?? '', 16) === port) inodes.add(`socket:[${inode}]`);
    }
  if (inodes.size === 0) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fds = readdirSync(`/proc/${pid}/fd`);
      if (!fds.some((fd) => inodes.has(linkOr(`/proc/${pid}/fd/${fd}`)))) continue;
      return `${readOr(`/proc/${pid}/comm`, 'a program').trim()} (process ${pid})`;
    } catch {
      // Another user's process, or one that just ended.
    }
  }
  return undefined;
}

function holderByLsof(port: number): string | undefined {
  try {
    const out = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' });
    const pid = /^p(\d+)$/m.exec(out)?.[1];
    const name = /^c(.+)$/m.exec(out)?.[1];
    return pid === undefined ? undefined : `${name ?? 'a program'} (process ${pid})`;
  } catch {
    return undefined;
  }
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
}

function linkOr(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
