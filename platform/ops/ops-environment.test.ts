import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RunRecord } from '../embedded/run-record.ts';
import { loadSecrets } from '../embedded/secrets.ts';
import { dataPaths, readStartSettings } from '../embedded/start-settings.ts';
import { opsEnvironment } from './ops-environment.ts';

it('reaches the product that runs in this folder, on the ports it was started on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'adjudge-ops-'));
  const postgres = createServer();
  await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve));
  try {
    const port = String((postgres.address() as AddressInfo).port);
    const moved = {
      PORT: '61000',
      ADJUDGE_POSTGRES_PORT: port,
      ADJUDGE_UNLEASH_PORT: '61002',
      ADJUDGE_TEMPORAL_PORT: '61003',
      ADJUDGE_STRIPE_PORT: '61004',
    };
    const paths = dataPaths(join(root, '.adjudge'));
    loadSecrets(paths.secrets, false);
    const record = await RunRecord.begin(paths.run, () => undefined);
    record.describe(readStartSettings(moved, root));
    expect(await opsEnvironment({}, root)).toMatchObject({
      DATABASE_URL: expect.stringContaining(`:${port}/`),
      STRIPE_API_URL: 'http://127.0.0.1:61004',
      UNLEASH_URL: 'http://127.0.0.1:61002',
      TEMPORAL_ADDRESS: '127.0.0.1:61003',
      PUBLIC_URL: 'http://localhost:61000',
    });
    record.end();
    // What has ended says nothing: the ports of this environment count.
    const own = await opsEnvironment({ ADJUDGE_POSTGRES_PORT: port, ADJUDGE_STRIPE_PORT: '61009' }, root);
    expect(own).toMatchObject({ STRIPE_API_URL: 'http://127.0.0.1:61009' });
  } finally {
    postgres.close();
    rmSync(root, { recursive: true, force: true });
  }
});
