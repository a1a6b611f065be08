import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

const text = readFileSync('docker-compose.yml', 'utf8');
const file = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(file.services);

test('has every part of the product as a service of its own', () => {
  expect(Object.keys(file.services).sort()).toEqual(
    ['api', 'migrate', 'postgres', 's3', 'temporal', 'temporal-ui', 'unleash', 'worker'].sort(),
  );
});

test('whatever others wait for can be waited for', () => {
  for (const [name, service] of services)
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const target = file.services[other];
      expect(target, `${name} waits for ${other}`).toBeDefined();
      if (condition === 'service_healthy') expect(target?.healthcheck, `${other} has a health check`).toBeDefined();
    }
  for (const name of ['api', 'worker', 'postgres', 's3', 'unleash', 'temporal'])
    expect(file.services[name]?.healthcheck?.test.length, name).toBeGreaterThan(1);
});

test('api and worker start only after the migrations have succeeded', () => {
  for (const name of ['api', 'worker'])
    expect(file.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
});

test('holds no secret: whatever is one comes from a variable without a value of its own', () => {
  const secret = /PASSWORD|SECRET|TOKEN|MASTER_KEY|_PWD|DATABASE_URL/;
  for (const [name, service] of services)
    for (const [key, value] of Object.entries(service.environment ?? {})) {
      if (!secret.test(key) || key === 'METRICS_TOKEN') continue;
      expect(String(value), `${name}.${key}`).toMatch(/\$\{[A-Z_]+:-\}/);
    }
});

test('every variable is in the example, and the example fills in no secret', () => {
  const example = readFileSync('deploy/.env.example', 'utf8');
  const named = new Map([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  const withoutValue = new Set([...text.matchAll(/\$\{([A-Z_]+):-\}/g)].map(([, name]) => name));
  expect(withoutValue.size).toBeGreaterThan(6);
  expect([...withoutValue].filter((name) => named.get(name) !== '')).toEqual([]);
});

test('data is on declared volumes, images are pinned, and only the proxy side may be published widely', () => {
  for (const [name, service] of services) {
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0] ?? '';
      if (!source.startsWith('./')) expect(Object.keys(file.volumes), `${name}: ${volume}`).toContain(source);
    }
    if (service.build === undefined) expect(service.image, name).toMatch(/:[\w.]*\d/);
    for (const port of service.ports ?? []) expect(port, name).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/);
  }
});

test('runs the programs that the build makes', () => {
  const programs = ['api', 'worker', 'migrate'].map((name) => file.services[name]?.command?.at(-1));
  expect(programs).toEqual(['dist/server/api.js', 'dist/server/worker.js', 'dist/server/migrate.js']);
});

test('Unleash does not come up with values of its own for the secrets somebody forgot', () => {
  const { entrypoint = [], environment = {} } = file.services.unleash ?? {};
  const [shell = '', flag = '', script = ''] = entrypoint;
  const secrets = Object.keys(environment).filter((name) => /_SECRET$|_PASSWORD$|_TOKENS$/.test(name));
  expect(secrets).toHaveLength(4);
  // As compose hands it over, with the server itself replaced by a word.
  const asGiven = script.replaceAll('$$', '$').replace('exec node /unleash/index.js', 'echo serving');
  const run = (env: Record<string, string>) => spawnSync(shell, [flag, asGiven], { env: env as NodeJS.ProcessEnv });
  const all = Object.fromEntries(secrets.map((name) => [name, 'x']));
  expect(run(all).stdout.toString()).toBe('serving\n');
  for (const name of secrets) {
    const { status, stdout, stderr } = run({ ...all, [name]: '' });
    expect(status, name).not.toBe(0);
    expect(stdout.toString()).toBe('');
    expect(stderr.toString()).toMatch(/\.env/);
  }
});
