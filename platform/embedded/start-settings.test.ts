import { expect, test } from 'vitest';
import { readStartSettings, wantedPorts } from './start-settings.ts';

test('with nothing set everything is started here, on the documented ports', () => {
  const settings = readStartSettings({}, '/clone');
  expect(settings.dataDir).toBe('/clone/.adjudge');
  expect(wantedPorts(settings).map(({ variable, port }) => [variable, port])).toEqual([
    ['PORT', 3000],
    ['ADJUDGE_POSTGRES_PORT', 54329],
    ['ADJUDGE_UNLEASH_PORT', 4242],
    ['ADJUDGE_TEMPORAL_PORT', 7233],
    ['ADJUDGE_TEMPORAL_UI_PORT', 8233],
    ['ADJUDGE_STRIPE_PORT', 12111],
  ]);
});

test('a part with an address is not started', () => {
  const env = {
    DATABASE_URL: 'postgres://db/adjudge',
    UNLEASH_URL: 'http://flags:4242',
    UNLEASH_TOKEN: '*:production.abc',
    TEMPORAL_ADDRESS: 'temporal:7233',
    STRIPE_SECRET_KEY: 'sk_live_1',
  };
  expect(wantedPorts(readStartSettings(env, '/clone')).map(({ variable }) => variable)).toEqual(['PORT']);
});

test('the payment sandbox is not started in production, key or not', () => {
  expect(readStartSettings({ NODE_ENV: 'production' }, '/clone').stripeSandboxPort).toBeUndefined();
});

test('the address people type follows the port', () => {
  expect(readStartSettings({ PORT: '8080' }, '/clone').publicUrl).toBe('http://localhost:8080');
});

test('all problems are told at once, in sentences', () => {
  const env = { PORT: 'many', ADJUDGE_TEMPORAL_PORT: '70000', UNLEASH_URL: 'http://flags:4242' };
  expect(() => readStartSettings(env, '/clone')).toThrow(
    /UNLEASH_TOKEN must be too.*PORT must be a port.*"many".*"70000"/s,
  );
});
