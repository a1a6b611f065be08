import { FLAG_KEYS, FLAGS } from '../catalog.ts';

const PROJECT = 'default';
const ENVIRONMENTS = ['development', 'production'] as const;

export interface FlagSyncReport {
  readonly created: string[];
  /** In Unleash but not in the catalogue: somebody's leftovers. */
  readonly strangers: string[];
  /** Release flags whose `removeBy` has passed. */
  readonly overdue: string[];
}

/**
 * Creates the catalogue's flags that Unleash does not have, switched to their
 * fallback. Never changes one that exists: from then on ops own it.
 * `adminToken` needs Unleash's admin rights.
 */
export async function syncFlags(options: { url: string; adminToken: string; today: string }): Promise<FlagSyncReport> {
  const api = adminApi(options.url, options.adminToken);
  const present = (await api.get(`/projects/${PROJECT}/features`)) as { features: { name: string }[] };
  const names = new Set(present.features.map((f) => f.name));
  const created: string[] = [];
  for (const key of FLAG_KEYS) {
    if (names.has(key)) continue;
    const flag = FLAGS[key];
    await api.post(`/projects/${PROJECT}/features`, {
      name: key,
      description: `${flag.description} (owner: ${flag.owner})`,
      type: flag.kind === 'ops' ? 'kill-switch' : flag.kind,
      impressionData: false,
    });
    for (const environment of ENVIRONMENTS) {
      const base = `/projects/${PROJECT}/features/${key}/environments/${environment}`;
      await api.post(`${base}/strategies`, {
        name: 'flexibleRollout',
        parameters: { rollout: '100', stickiness: 'default', groupId: key },
      });
      if (flag.fallback) await api.post(`${base}/on`, {});
    }
    created.push(key);
  }
  return {
    created,
    strangers: [...names].filter((name) => !(FLAG_KEYS as string[]).includes(name)),
    overdue: FLAG_KEYS.filter((key) => {
      const removeBy = (FLAGS[key] as { removeBy?: string }).removeBy;
      return removeBy !== undefined && removeBy < options.today;
    }),
  };
}

function adminApi(url: string, token: string) {
  const base = `${url.replace(/\/+$/, '')}/api/admin`;
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`Unleash answered ${response.status} to ${method} ${path}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown) => call('POST', path, body),
  };
}
