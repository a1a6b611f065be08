import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One wall of the jail: what it keeps out, and whether this system has it. */
export interface JailWall {
  readonly name: 'limits' | 'network' | 'user' | 'permissions';
  /** What holds, or why it does not, in a few words for the log. */
  readonly how: string;
  readonly holds: boolean;
}

/** How the engine's child is started on this system. */
export interface Jail {
  /** First program of the chain; each next one stands among the arguments of the one before, Node last. */
  readonly execPath: string;
  /** Everything between the first program and the child's own file. */
  readonly execArgv: readonly string[];
  readonly cwd: string;
  /**
   * The command that sets limits of a running child, as the child's own user:
   * root in a container may often not. Null where there is none.
   */
  readonly relimit: readonly string[] | null;
  readonly walls: readonly JailWall[];
}

const MB = 2 ** 20;
const HEAP_MB = 384;
/** Private writable memory, native heaps and stacks included. A file takes 800 MB at most; the watch ends a process at 1 GB. */
const DATA_MB = 2560;
/** Processor time until the first job is armed with its own limit: starting takes about 4 s. */
const START_CPU_SECONDS = 120;
/** Open files; the source loader of development opens all modules of one depth of imports at once, 65 to 98 of 412. */
const OPEN_FILES = { program: 128, sources: 1024 } as const;
/** The compiled program writes no file at all; the source loader of development keeps its cache. */
const FILE_BYTES = { compiled: 0, source: 16 * MB } as const;
/** A user nobody is: owns no file, no process but ours. */
const USER = '61873';
const BECOME_USER = [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];
const TOOL_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
const PROBE_MS = 15_000;
/** Packages with native code the child needs; all must load behind its walls. */
const NATIVE = ['sharp', 'onnxruntime-node', 'node-av'];

const found = new Map<string, Jail>();

/**
 * Finds out once per program which walls this system has: each is tried by
 * starting Node behind it. Blocks for half a second the first time.
 *
 * Resource limits by `prlimit`, an empty network by `unshare`, another user and
 * no way to new privileges by `setpriv` hold in native code too. Node's own
 * permission model holds in JavaScript only and for the compiled program only.
 */
export function findJail(entry: string): Jail {
  const known = found.get(entry);
  if (known) return known;
  const jail = buildJail(entry);
  found.set(entry, jail);
  return jail;
}

function buildJail(entry: string): Jail {
  const node = nodeArguments(entry);
  const walls: JailWall[] = [];
  if (process.platform !== 'linux') {
    for (const name of ['limits', 'network', 'user'] as const) {
      walls.push({ name, how: `not on ${process.platform}`, holds: false });
    }
    return { execPath: process.execPath, execArgv: node, cwd: dirname(entry), relimit: null, walls };
  }
  const chain: string[] = [];
  const limits = findLimits(entry);
  walls.push(limits.wall);
  chain.push(...limits.command);
  for (const wall of [findNetwork, findUser]) {
    const { command, wall: told } = wall(chain, entry);
    walls.push(told);
    chain.push(...command);
  }
  const permissions = findPermissions(chain, entry);
  walls.push(permissions.wall);
  const [execPath = process.execPath, ...execArgv] = [...chain, process.execPath, ...permissions.command, ...node];
  return { execPath, execArgv, cwd: '/', relimit: findRelimit(chain.includes(`--reuid=${USER}`)), walls };
}

function findRelimit(asUser: boolean): string[] | null {
  const prlimit = findTool('prlimit');
  const setpriv = findTool('setpriv');
  if (prlimit === null) return null;
  return asUser && setpriv !== null ? [setpriv, ...BECOME_USER, '--', prlimit] : [prlimit];
}

interface Found {
  readonly command: readonly string[];
  readonly wall: JailWall;
}

/**
 * How V8 keeps house in the child. Its heap is small (25 MB) and its pictures
 * lie outside: these make it collect some two hundred times in 15 s of video, a
 * millisecond or two each. Marking beside the program then costs a tenth of all
 * processor time, waking helpers for each collection and compiling in four
 * threads at once another twelfth, and throwing away compiled code that was not
 * used between two collections makes it be compiled again and again. Young
 * objects of two threads would fill 100 MB that nobody needs.
 */
const HOUSEKEEPING = [
  '--no-incremental-marking',
  '--single-threaded-gc',
  '--no-flush-bytecode',
  '--max-semi-space-size=4',
];
/** Threads in which V8 compiles hot code beside the program. */
const COMPILERS = '--v8-pool-size=1';

function nodeArguments(entry: string): string[] {
  const loader = isLoadedFromSources(entry)
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  // Names of V8's own may change: without them the child is slower, no more.
  const housekeeping = starts([process.execPath, ...HOUSEKEEPING], ['--version']) ? HOUSEKEEPING : [];
  return [`--max-old-space-size=${HEAP_MB}`, COMPILERS, ...housekeeping, ...loader];
}

function findLimits(entry: string): Found {
  const tool = findTool('prlimit');
  const bytes = isCompiled(entry) ? FILE_BYTES.compiled : FILE_BYTES.source;
  const files = isLoadedFromSources(entry) ? OPEN_FILES.sources : OPEN_FILES.program;
  const command = [
    tool ?? '',
    '--core=0',
    `--cpu=${START_CPU_SECONDS}:unlimited`,
    `--data=${DATA_MB * MB}`,
    `--fsize=${bytes}`,
    `--nofile=${files}`,
    '--',
  ];
  const name = 'limits';
  if (tool === null) return none(name, 'prlimit is not installed (util-linux)');
  // A lowered hard limit cannot be raised: where the hard limit is lower already, ours is kept out.
  const variants = [command, command.map((part) => part.replace(':unlimited', ''))];
  const works = variants.find((variant) => starts(variant));
  if (!works) return none(name, 'prlimit may not set limits');
  return holds(name, `${DATA_MB} MB, files of ${bytes} bytes, ${files} open files, processor time by job`, works);
}

function findNetwork(chain: readonly string[]): Found {
  const name = 'network';
  const tool = findTool('unshare');
  if (tool === null) return none(name, 'unshare is not installed (util-linux)');
  const direct = [tool, '--net', '--'];
  if (starts([...chain, ...direct])) return holds(name, 'a network namespace without a device', direct);
  const mapped = [tool, '--user', '--map-current-user', '--net', '--'];
  if (starts([...chain, ...mapped])) return holds(name, 'a network namespace in a user namespace', mapped);
  return none(
    name,
    'this system lets us make no network namespace; keep the worker from the outside world by its firewall',
  );
}

/** One call of `setpriv`: who has become another user may no longer give the bounding set away. */
function findUser(chain: readonly string[], entry: string): Found {
  const name = 'user';
  const tool = findTool('setpriv');
  if (tool === null) return none(name, 'setpriv is not installed (util-linux)');
  const bare = ['--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all'];
  if (process.getuid?.() !== 0) {
    const command = [tool, ...bare, '--'];
    return starts([...chain, ...command])
      ? holds(name, 'not root, and no way to new privileges', command)
      : none(name, 'setpriv may not forbid new privileges');
  }
  const command = [tool, ...BECOME_USER, ...bare, '--bounding-set=-all', '--'];
  if (!starts([...chain, ...command])) return none(name, 'root may not become another user here');
  return reads([...chain, ...command], entry)
    ? holds(name, `user ${USER}, no privileges and no way to new ones`, command)
    : none(name, 'another user could not read the program: install it where all may read');
}

/** Only for the compiled program: the loader of source files compiles in a thread and a process of its own. */
function findPermissions(chain: readonly string[], entry: string): Found {
  const name = 'permissions';
  if (!isCompiled(entry)) return none(name, 'only for the compiled program');
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((one) => known.has(one));
  if (flag === undefined) return none(name, `Node ${process.versions.node} has no permission model`);
  const thread = join(dirname(entry), 'recogniser-program.js');
  const networks = join(dirname(entry), 'models/');
  const folders = [
    entry,
    thread,
    networks,
    ...manifestsAbove(entry),
    ...NATIVE.flatMap((pack) => packageFolders(pack, entry)),
  ];
  const command = [
    flag,
    ...(known.has('--allow-addons') ? ['--allow-addons'] : []),
    // For the recognisers' thread, which stands behind the same walls.
    '--allow-worker',
    ...[...new Set(folders)].map((path) => `--allow-fs-read=${path}`),
    '--no-warnings',
  ];
  const script = `const load = require('node:module').createRequire(${JSON.stringify(entry)}); for (const name of ${JSON.stringify(NATIVE)}) load(name);`;
  if (!starts([...chain, process.execPath, ...command], ['-e', script])) {
    return none(name, `the decoders do not load behind Node ${process.versions.node}'s permission model`);
  }
  return holds(name, 'reads its packages and networks; writes nothing and starts no process', command);
}

/** Every `node_modules` folder above the program, also by its true path: what it loads lies in one of them. */
function packageFolders(name: string, entry: string): string[] {
  const there = (createRequire(entry).resolve.paths(name) ?? []).filter((path) => existsSync(path));
  return there.flatMap((path) => [`${path}/`, `${realpathSync(path)}/`]);
}

/** Node looks there for what kind of module the program is. */
function manifestsAbove(entry: string): string[] {
  const folder = dirname(entry);
  const here = join(folder, 'package.json');
  return [...(existsSync(here) ? [here] : []), ...(dirname(folder) === folder ? [] : manifestsAbove(folder))];
}

const isLoadedFromSources = (entry: string): boolean => entry.endsWith('.ts');

function isCompiled(entry: string): boolean {
  return entry.endsWith('.js');
}

function findTool(name: string): string | null {
  return TOOL_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Whether this chain of programs gets as far as Node, or as the Node that ends it. */
function starts(chain: readonly string[], last: readonly string[] = [process.execPath, '--version']): boolean {
  const [program, ...args] = [...chain, ...last];
  if (program === undefined) return false;
  const { status } = spawnSync(program, args, { env: {}, cwd: '/', stdio: 'ignore', timeout: PROBE_MS });
  return status === 0;
}

function reads(chain: readonly string[], entry: string): boolean {
  const paths = [entry, ...packageFolders('sharp', entry)];
  const script = `for (const path of ${JSON.stringify(paths)}) require('node:fs').accessSync(path, 4);`;
  return starts(chain, [process.execPath, '-e', script]);
}

function holds(name: JailWall['name'], how: string, command: readonly string[]): Found {
  return { command, wall: { name, how, holds: true } };
}

function none(name: JailWall['name'], how: string): Found {
  return { command: [], wall: { name, how, holds: false } };
}
