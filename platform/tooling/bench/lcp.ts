import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { type Browser, chromium, devices } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { round } from './statistics.ts';

/**
 * `npx tsx platform/tooling/bench/lcp.ts [--url URL] [--out FILE]`: how soon the largest part of a page is painted on a
 * middling phone over slow 4G, nothing cached, of a running product (`npm start`). JSON on stdout. The network and the
 * slow processor are the browser's own emulation, so the machine must have nothing else to do: with a load average over
 * 1.5 at the beginning, or runs that differ by more than a quarter of their median, a figure counts as not measured.
 */

/** Slow 4G: bits a second, ms. */
const NETWORK = { bitsPerSecond: 1_600_000, bitsUpPerSecond: 750_000, roundTripMs: 150 };
const SLOWER = 4;
const RUNS = 5;
const WIDEST_SPREAD = 0.25;
const HIGHEST_LOAD = 1.5;
/** What is waited for after the load event, ms: a later paint still counts, a long task too. */
const AFTER_LOAD_MS = 2500;

/** Pages of a visitor with the goals of the design brief, ms. */
const PAGES = [
  { path: '/', goalMs: 1200 },
  { path: '/subscribe', goalMs: 1200 },
  { path: '/login', goalMs: 2000 },
] as const;

interface Seen {
  /** ms after the navigation began. */
  readonly lcp: number;
  readonly fcp: number;
  readonly cls: number;
  /** What long tasks take beyond 50 ms each, after the first paint. */
  readonly tbt: number;
  /** What was painted last as the largest. */
  readonly element: string;
}

interface Entry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

/** Runs in the page before anything of it; without named functions inside, which the compiler would mark by a helper the page lacks. */
function watch(): void {
  const seen = { lcp: 0, fcp: 0, cls: 0, tbt: 0, element: '' };
  Object.assign(window, { seen });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
        if (type === 'layout-shift' && !entry.hadRecentInput) seen.cls += entry.value ?? 0;
        if (type === 'longtask' && seen.fcp > 0) seen.tbt += Math.max(0, entry.duration - 50);
        if (type !== 'largest-contentful-paint') continue;
        seen.lcp = entry.startTime;
        seen.element = (entry.element?.outerHTML ?? '').slice(0, 80);
      }
    }).observe({ type, buffered: true });
  }
}

/** One cold visit: a context of its own has no cache, no worker and no cookie. */
async function visit(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.roundTripMs,
      downloadThroughput: NETWORK.bitsPerSecond / 8,
      uploadThroughput: NETWORK.bitsUpPerSecond / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(AFTER_LOAD_MS);
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  } finally {
    await context.close();
  }
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function summary(goalMs: number, runs: readonly Seen[], load: number) {
  const lcp = runs.map((run) => run.lcp);
  const median = middle(lcp);
  const spread = (Math.max(...lcp) - Math.min(...lcp)) / median;
  const sure = load <= HIGHEST_LOAD && spread <= WIDEST_SPREAD;
  return {
    lcpMs: round(median),
    goalMs,
    verdict: !sure ? 'not measured' : median <= goalMs ? 'within' : 'missed',
    spreadPercent: round(spread * 100),
    runsMs: lcp.map(round),
    fcpMs: round(middle(runs.map((run) => run.fcp))),
    tbtMs: round(middle(runs.map((run) => run.tbt))),
    cls: Math.round(middle(runs.map((run) => run.cls)) * 1000) / 1000,
    element: runs[0]?.element,
  };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function main(): Promise<void> {
  const url = option('--url') ?? 'http://localhost:3000';
  const before = loadavg()[0] ?? Number.NaN;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const pages: Record<string, ReturnType<typeof summary>> = {};
  try {
    // The first visit of all also pays for the browser's own start.
    await visit(browser, url);
    for (const { path, goalMs } of PAGES) {
      const runs: Seen[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, new URL(path, url).href));
      pages[path] = summary(goalMs, runs, before);
      process.stderr.write(`${path}: ${pages[path]?.lcpMs} ms, ${pages[path]?.verdict}\n`);
    }
  } finally {
    await browser.close();
  }
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD']);
  const report = {
    about: {
      commit: commit.trim(),
      node: process.version,
      browser: browser.version(),
      cores: availableParallelism(),
      loadAverageBefore: round(before),
      network: NETWORK,
      processorSlowedBy: SLOWER,
      runs: RUNS,
    },
    pages,
  };
  const json = `${JSON.stringify(report, null, 2)}\n`;
  process.stdout.write(json);
  const out = option('--out');
  if (out !== undefined) await writeFile(out, json);
}

await main();
