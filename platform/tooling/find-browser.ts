import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment } from '../bin/bootstrap/environment.mjs';
import { findOnPath } from '../bin/bootstrap/temporal-cache.mjs';
import { runOnce } from '../embedded/run-once.ts';

/** What is asked for a browser, in this order; replaced in tests. */
export interface BrowserProbes {
  /** The value of CHROMIUM_PATH. */
  readonly configured: () => string | undefined;
  readonly exists: (path: string) => boolean;
  /** Chromium or Chrome on this machine. */
  readonly system: () => string | undefined;
  /** Playwright's own, when it is there already. */
  readonly playwrights: () => string | undefined;
  /** Fetches Playwright's own. */
  readonly download: () => Promise<string>;
  /** Debian's package; nothing when we may not install it. */
  readonly install: (() => Promise<string>) | undefined;
}

/** No browser and no way to get one. */
export class BrowserMissing extends Error {
  constructor(reasons: readonly string[]) {
    super(
      'The browser tests need Chromium, and none was found. Set CHROMIUM_PATH to one, install Chromium or Chrome, ' +
        `or run "npx playwright install chromium".${reasons.map((reason) => `\n  ${reason}`).join('')}`,
    );
    this.name = 'BrowserMissing';
  }
}

/**
 * Path of the browser for the tests: CHROMIUM_PATH, else the system's Chromium
 * or Chrome, else Playwright's own download, else Debian's package when run as root.
 * @throws BrowserMissing; also when CHROMIUM_PATH names nothing, since it was meant.
 */
export async function findBrowser(probes: BrowserProbes = browserProbes()): Promise<string> {
  const configured = probes.configured();
  if (configured !== undefined) {
    if (probes.exists(configured)) return configured;
    throw new BrowserMissing([`CHROMIUM_PATH is ${configured}, where there is no file.`]);
  }
  const present = probes.system() ?? probes.playwrights();
  if (present !== undefined) return present;
  const reasons: string[] = [];
  for (const [name, get] of [
    ["Playwright's download", probes.download],
    ["Debian's package", probes.install],
  ] as const) {
    if (get === undefined) {
      reasons.push(`${name}: only root on a Debian system can install it.`);
      continue;
    }
    try {
      return await get();
    } catch (error) {
      reasons.push(`${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`);
    }
  }
  throw new BrowserMissing(reasons);
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The real ones. */
export function browserProbes(): BrowserProbes {
  const env = environment();
  const system = () => {
    for (const name of NAMES) {
      const path = findOnPath(name, env);
      if (path !== undefined) return path;
    }
    return MAC_APPS.find((path) => existsSync(path));
  };
  const apt = findOnPath('apt-get', env);
  return {
    configured: () => env.CHROMIUM_PATH,
    exists: existsSync,
    system,
    playwrights: playwrightsOwn,
    download: async () => {
      const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js');
      await runOnce(process.execPath, {
        args: [cli, 'install', 'chromium'],
        env,
        signal: AbortSignal.timeout(240_000),
      });
      const path = playwrightsOwn();
      if (path === undefined) throw new Error('nothing was downloaded.');
      return path;
    },
    install:
      apt === undefined || process.getuid?.() !== 0
        ? undefined
        : async () => {
            const debian = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
            await runOnce(apt, { args: ['update'], env: debian });
            await runOnce(apt, { args: ['install', '-y', '--no-install-recommends', 'chromium'], env: debian });
            const path = system();
            if (path === undefined) throw new Error('it brought no Chromium.');
            return path;
          },
  };
}

function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}
