// Starts the whole product for the browser tests: its own start command, with
// ports and a fresh data folder of its own.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../../platform/bin/bootstrap/environment.mjs';
import { e2ePorts } from './ports.mjs';

const ports = e2ePorts(environment());
const data = fileURLToPath(new URL(`../../${ports.folder}/data`, import.meta.url));
// All but the record of the last run: with it the start finds and ends what a killed run left on these ports.
for (const name of existsSync(data) ? readdirSync(data) : []) {
  if (name !== 'run.json') rmSync(join(data, name), { recursive: true, force: true });
}

Object.assign(process.env, {
  PORT: String(ports.app),
  PUBLIC_URL: `http://localhost:${ports.app}`,
  ADJUDGE_DATA_DIR: data,
  ADJUDGE_POSTGRES_PORT: String(ports.postgres),
  ADJUDGE_UNLEASH_PORT: String(ports.unleash),
  ADJUDGE_TEMPORAL_PORT: String(ports.temporal),
  ADJUDGE_TEMPORAL_UI_PORT: String(ports.temporalUi),
  ADJUDGE_STRIPE_PORT: String(ports.stripe),
  // The tests speak for people of many networks, as a proxy does.
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'warn',
});
await import('../../platform/bin/start.mjs');
