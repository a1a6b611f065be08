import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Knex } from 'knex';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { opsEnvironment } from '#platform/ops/ops-environment.ts';
import { ProductUnderTest } from '#platform/tooling/bench/product-under-test.ts';
import { installSchemathesis, SCHEMATHESIS_VERSION } from './install.ts';
import { createMainPerson } from './main-person.ts';
import { type Finding, type Pass, runPass, type Who } from './run-pass.ts';

/**
 * `npx tsx platform/tooling/schemathesis/run.ts [--examples N] [--seed N] [--who visitor|user] [--out FILE]`:
 * starts the built product on ports of its own and has schemathesis call every
 * operation of its OpenAPI document, as a visitor and as a user. Prints the
 * figures, writes the report, ends with 1 where anything was found.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '100' },
    seed: { type: 'string', default: '20261121' },
    who: { type: 'string' },
    out: { type: 'string', default: 'docs/reports/schemathesis.json' },
  },
});
const WHO: readonly Who[] = ['visitor', 'user'];
const EVERY_MS = 100;
const KINDS = ['server error', 'undocumented status', 'response mismatch', 'other'] as const;
const PLURALS = {
  'server error': 'server errors',
  'undocumented status': 'undocumented statuses',
  'response mismatch': 'response mismatches',
  other: 'other findings',
} as const;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What waits behind a limit is to be reached: the counters of this private database are emptied all the time. */
function keepLimitsOpen(db: Knex): () => Promise<void> {
  let emptying = Promise.resolve();
  const timer = setInterval(() => {
    emptying = emptying.then(
      async () =>
        void (await db('platform.rate_limits')
          .delete()
          .catch(() => 0)),
    );
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await emptying;
  };
}

const count = (findings: readonly Finding[], kind: Finding['kind']): number =>
  findings
    .filter((finding) => finding.kind === kind)
    .reduce((sum, { operations }) => sum + Math.max(1, operations.length), 0);

function table(passes: readonly Pass[]): string {
  const head = ['as', 'operations', 'succeeded', 'cases', ...KINDS.map((kind) => PLURALS[kind]), 'seconds'];
  const rows = passes.map(({ who, operations, cases, findings, seconds }) => [
    who,
    `${operations.tested} of ${operations.all}`,
    String(operations.succeeded),
    String(cases),
    ...KINDS.map((kind) => String(count(findings, kind))),
    String(seconds),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n');
}

const program = await installSchemathesis(ROOT);
const product = await ProductUnderTest.create(ROOT);
const passes: Pass[] = [];
try {
  say('starting the product');
  await product.start();
  const { DATABASE_URL: url = '' } = await opsEnvironment(product.env, ROOT);
  const db = createKnex({ url, poolSize: 1, log: createLog({ level: 'silent', process: 'schemathesis' }) });
  const person = await createMainPerson(product, ROOT);
  const close = keepLimitsOpen(db);
  for (const who of WHO.filter((name) => values.who === undefined || name === values.who)) {
    say(`as a ${who}`);
    const folder = join(ROOT, 'dist/reports/schemathesis', who);
    const given = { examples: Number(values.examples), seed: Number(values.seed) };
    passes.push(await runPass({ program, url: product.url, who, person, folder, ...given }));
  }
  await close();
  await db.destroy();
} finally {
  await product.remove();
}

const findings = passes.flatMap((pass) => pass.findings);
const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT });
const report = {
  schemathesis: SCHEMATHESIS_VERSION,
  commit: commit.trim(),
  node: process.version,
  seed: Number(values.seed),
  examplesPerOperation: Number(values.examples),
  about:
    'All checks and phases of schemathesis but those that have nothing to work on (no examples are written into the document). Rate limits are emptied ten times a second, so that what is behind them is reached.',
  goal: { findings: 0 },
  passes,
};
await writeFile(join(ROOT, values.out), `${JSON.stringify(report, null, 2)}\n`);
process.stdout.write(`\n${table(passes)}\n`);
for (const { kind, title, operations } of findings)
  process.stdout.write(`${kind}: ${title}\n  ${operations.join('\n  ')}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
