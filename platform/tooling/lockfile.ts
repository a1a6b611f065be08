interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json that is read and written here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** Optional packages that others ask for and the lockfile does not list; `npm ci` refuses such a file. */
export function missingOptional({ packages }: Lockfile): Missing[] {
  const missing = new Map<string, Missing>();
  for (const [path, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (!isListed(packages, path, name)) missing.set(name, { name, version, dev: entry.dev === true });
  return [...missing.values()];
}

/**
 * Adds what is missing, in place, with the system each is for, so that npm
 * passes it over on others. Without a checksum: nobody here has seen the file.
 * @returns the names added.
 * @throws for one that is asked for as a range: which version is meant cannot be told.
 */
export function completeLockfile(lockfile: Lockfile): string[] {
  const missing = missingOptional(lockfile);
  for (const { name, version, dev } of missing) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      throw new Error(`${name} is asked for as ${version}, not as one version.`);
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...systemOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
  }
  // npm's own order, so that its next write changes nothing.
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return missing.map(({ name }) => name);
}

/** Whether a package at `path` would find `name`: below itself or below any folder above. */
function isListed(packages: Lockfile['packages'], path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Native packages say in their name which system they are for: `@scope/tool-linux-x64-musl`. */
function systemOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = (name.split('/').at(-1) ?? name).split('-');
  const os = OS.find((system) => words.includes(system));
  const cpu = CPU.find((kind) => words.includes(kind));
  const libc = os !== 'linux' ? undefined : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  if (os === undefined && cpu === undefined)
    throw new Error(`Which system ${name} is for cannot be told from its name.`);
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
