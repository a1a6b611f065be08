// Starts the whole product for the browser tests: its own start command, with
// ports and a fresh data folder of its own.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const data = fileURLToPath(new URL('../../dist/e2e/data', import.meta.url));
// All but the record of the last run: with it the start finds and ends what a killed run left on these ports.
for (const name of existsSync(data) ? readdirSync(data) : []) {
  if (name !== 'run.json') rmSync(join(data, name), { recursive: true, force: true });
}

Object.assign(process.env, {
  PORT: '3190',
  PUBLIC_URL: 'http://127.0.0.1:3190',
  ADJUDGE_DATA_DIR: data,
  ADJUDGE_POSTGRES_PORT: '54390',
  ADJUDGE_UNLEASH_PORT: '4290',
  ADJUDGE_TEMPORAL_PORT: '7290',
  ADJUDGE_TEMPORAL_UI_PORT: '8290',
  LOG_LEVEL: 'warn',
});
await import('../../platform/bin/start.mjs');
