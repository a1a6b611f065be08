import { FLAG_KEYS, type FlagKey } from '../catalog.ts';
import { adminApi, PROJECT, rolloutRule } from './admin-api.ts';

export interface FlagState {
  readonly enabled: boolean;
  /** Percent of the people it is open to; null where no such rule is set, or several are. */
  readonly rollout: number | null;
}

export interface FlagAdmin {
  /** Flags of the catalogue that Unleash has in this environment. */
  list(environment: string): Promise<Map<FlagKey, FlagState>>;
  /** A rollout of null leaves the rules as they are. */
  set(key: FlagKey, environment: string, state: FlagState): Promise<void>;
}

interface Strategy {
  readonly id: string;
  readonly name: string;
  readonly parameters?: { readonly rollout?: string };
}

interface Environment {
  readonly name: string;
  readonly enabled: boolean;
  readonly strategies: readonly Strategy[];
}

/** Flags as an operator sees and sets them, over Unleash's admin API. */
export function createFlagAdmin(options: { url: string; adminToken: string }): FlagAdmin {
  const api = adminApi(options.url, options.adminToken);
  const path = (key: FlagKey) => `/projects/${PROJECT}/features/${key}`;
  const environmentOf = async (key: FlagKey, name: string): Promise<Environment | undefined> => {
    const flag = (await api.get(path(key))) as { environments: readonly Environment[] };
    return flag.environments.find((one) => one.name === name);
  };
  return {
    async list(environment) {
      const { features } = (await api.get(`/projects/${PROJECT}/features`)) as {
        features: readonly { name: string }[];
      };
      const present = FLAG_KEYS.filter((key) => features.some(({ name }) => name === key));
      const states = new Map<FlagKey, FlagState>();
      for (const key of present) {
        const found = await environmentOf(key, environment);
        if (found) states.set(key, { enabled: found.enabled, rollout: rolloutOf(found.strategies) });
      }
      return states;
    },
    async set(key, environment, { enabled, rollout }) {
      const base = `${path(key)}/environments/${environment}`;
      if (rollout !== null) {
        const rules = (await environmentOf(key, environment))?.strategies ?? [];
        const [rule] = rules;
        if (!rule) await api.post(`${base}/strategies`, rolloutRule(key, rollout));
        else if (rules.length > 1)
          throw new Error(`${key} has ${rules.length} rules in Unleash: change its rollout there`);
        else await api.put(`${base}/strategies/${rule.id}`, rolloutRule(key, rollout));
      }
      await api.post(`${base}/${enabled ? 'on' : 'off'}`, {});
    },
  };
}

function rolloutOf(strategies: readonly Strategy[]): number | null {
  const [rule] = strategies;
  if (strategies.length !== 1 || rule?.name !== 'flexibleRollout') return null;
  const percent = Number(rule.parameters?.rollout);
  return Number.isInteger(percent) ? percent : null;
}
