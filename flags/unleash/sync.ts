import { FLAG_KEYS, FLAGS, type FlagKey } from '../catalog.ts';
import { type AdminApi, adminApi, FLAG_ENVIRONMENTS, PROJECT, rolloutRule } from './admin-api.ts';
import { environmentOf } from './environment-of.ts';

/** Unleash's own number for whoever comes with an admin token from its settings, as we do. */
const TOKEN_USER = -42;

export interface FlagSyncReport {
  readonly created: string[];
  /** Left half made by a sync that was interrupted, made whole by this one. */
  readonly finished: string[];
  /** In Unleash but not in the catalogue: somebody's leftovers. */
  readonly strangers: string[];
  /** Release flags whose `removeBy` has passed. */
  readonly overdue: string[];
}

interface PresentFlag {
  readonly name: string;
  readonly environments: readonly { name: string; enabled: boolean; hasStrategies: boolean }[];
}

/**
 * Creates the catalogue's flags that Unleash does not have, switched to their
 * fallback, and finishes those an interrupted run left half made. Never changes
 * one that anybody else touched: from then on ops own it.
 * `adminToken` needs Unleash's admin rights.
 */
export async function syncFlags(options: {
  url: string;
  adminToken: string;
  today: string;
  /** What the product reads its flags with; undefined where it reads none. */
  token: string | undefined;
}): Promise<FlagSyncReport> {
  const api = adminApi(options.url, options.adminToken);
  const { features } = (await api.get(`/projects/${PROJECT}/features`)) as { features: PresentFlag[] };
  const present = new Map(features.map((flag) => [flag.name, flag]));
  const created: string[] = [];
  const finished: string[] = [];
  for (const key of FLAG_KEYS) {
    const flag = present.get(key);
    if (flag) {
      if (await finish(api, key, flag)) finished.push(key);
      continue;
    }
    const { description, owner, kind } = FLAGS[key];
    await api.post(`/projects/${PROJECT}/features`, {
      name: key,
      description: `${description} (owner: ${owner})`,
      type: kind === 'ops' ? 'kill-switch' : kind,
      impressionData: false,
    });
    for (const environment of FLAG_ENVIRONMENTS) await openTo(api, key, { name: environment, hasStrategies: false });
    created.push(key);
  }
  await showEnvironment(api, present, options.token === undefined ? null : environmentOf(options.token));
  return {
    created,
    finished,
    strangers: [...present.keys()].filter(
      (name) => !(FLAG_KEYS as string[]).includes(name) && !name.startsWith(LISTENS_TO),
    ),
    overdue: FLAG_KEYS.filter((key) => {
      const removeBy = (FLAGS[key] as { removeBy?: string }).removeBy;
      return removeBy !== undefined && removeBy < options.today;
    }),
  };
}

const LISTENS_TO = 'listens-to.';

/** Unleash shows two environments side by side and not which one counts: a flag nobody reads says it by its name. */
async function showEnvironment(
  api: AdminApi,
  present: ReadonlyMap<string, PresentFlag>,
  environment: string | null,
): Promise<void> {
  const name = `${LISTENS_TO}${environment}`;
  if (environment === null || present.has(name)) return;
  await api.post(`/projects/${PROJECT}/features`, {
    name,
    description: `The product reads its flags from the environment ${environment}. A sign, not a switch: nothing reads this flag.`,
    type: 'operational',
    impressionData: false,
  });
}

/** Gives a flag its rule (everybody) in an environment, and its fallback. */
async function openTo(api: AdminApi, key: FlagKey, environment: { name: string; hasStrategies: boolean }) {
  const base = `/projects/${PROJECT}/features/${key}/environments/${environment.name}`;
  if (!environment.hasStrategies) {
    await api.post(`${base}/strategies`, rolloutRule(key, 100));
  }
  if (FLAGS[key].fallback) await api.post(`${base}/on`, {});
}

/** @returns whether something was left to do. */
async function finish(api: AdminApi, key: FlagKey, flag: PresentFlag): Promise<boolean> {
  const unfinished = flag.environments.filter(
    ({ name, enabled, hasStrategies }) =>
      (FLAG_ENVIRONMENTS as readonly string[]).includes(name) && !enabled && (FLAGS[key].fallback || !hasStrategies),
  );
  if (unfinished.length === 0) return false;
  const touched = await touchedEnvironments(api, key);
  const ours = unfinished.filter(({ name }) => !touched.has(name));
  for (const environment of ours) await openTo(api, key, environment);
  return ours.length > 0;
}

/** Where more happened to a flag than our own first step. A person's off-switch is such an event, so it stays. */
async function touchedEnvironments(api: AdminApi, key: FlagKey): Promise<Set<string>> {
  const { events } = (await api.get(`/events/${key}`)) as {
    events: { type: string; environment: string | null; createdByUserId: number }[];
  };
  const others = events.filter((e) => !(e.type === 'feature-strategy-add' && e.createdByUserId === TOKEN_USER));
  return new Set(others.flatMap(({ environment }) => environment ?? []));
}
