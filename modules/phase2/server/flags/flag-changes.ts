import * as z from 'zod';
import { FLAG_KEYS } from '#flags/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { timeLimit } from '#platform/time-limit.ts';
import type { FlagOperations } from '../../contract/features.ts';

const event = z.object({
  id: z.number(),
  type: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullish(),
  featureName: z.string().nullish(),
  environment: z.string().nullish(),
  label: z.string().nullish(),
  data: z
    .object({ parameters: z.object({ rollout: z.union([z.string(), z.number()]).optional() }).nullish() })
    .nullish()
    .catch(null),
});
const answer = z.object({ events: z.array(event) });

/** Events asked for, and of these shown: some are of flags that are not ours. */
const ASKED = 200;
const SHOWN = 50;
const TIMEOUT_MS = 5_000;
const KEPT_MS = 15_000;

type Changes = Pick<FlagOperations, 'changes' | 'changesProblem'>;

/** The last changes of our flags, from Unleash's own event log. */
export class FlagChanges {
  private read: { at: number; changes: Promise<Changes> } | undefined;

  constructor(
    private readonly deps: {
      readonly url: string | undefined;
      /** A personal access token of a viewer is enough; an admin token works too. */
      readonly token: string | undefined;
      readonly clock: Clock;
      readonly log: Log;
    },
  ) {}

  /** Newest first; where the log cannot be read, why. */
  changes(): Promise<Changes> {
    const now = this.deps.clock.now().getTime();
    if (!this.read || now - this.read.at >= KEPT_MS) this.read = { at: now, changes: this.load() };
    return this.read.changes;
  }

  private async load(): Promise<Changes> {
    const { url, token, log } = this.deps;
    if (url === undefined || token === undefined)
      return none('Set UNLEASH_EVENTS_TOKEN to show who changed which flag and when.');
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/api/admin/search/events?limit=${ASKED}`, {
        headers: { authorization: token },
        signal: timeLimit(TIMEOUT_MS),
      });
      if (response.status === 401 || response.status === 403)
        return none('Unleash refused UNLEASH_EVENTS_TOKEN: it needs a token that may read events.');
      if (!response.ok) return none(`Unleash answered ${response.status} when asked for its event log.`);
      return { changes: toChanges(answer.parse(await response.json())), changesProblem: null };
    } catch (error) {
      log.warn({ err: error }, 'the event log of Unleash could not be read');
      return none('Unleash does not answer. The changes appear when it is back.');
    }
  }
}

const none = (changesProblem: string): Changes => ({ changes: null, changesProblem });

function toChanges({ events }: z.output<typeof answer>): NonNullable<Changes['changes']> {
  return events
    .filter(({ featureName }) => (FLAG_KEYS as readonly (string | null | undefined)[]).includes(featureName))
    .slice(0, SHOWN)
    .map((one) => ({
      id: String(one.id),
      at: new Date(one.createdAt).toISOString(),
      by: one.createdBy || 'unknown',
      flag: one.featureName ?? '',
      what: whatOf(one),
    }));
}

/** "Flag strategy updated in production: 25 %". */
function whatOf({ label, type, environment, data }: z.output<typeof event>): string {
  const rollout = data?.parameters?.rollout;
  return [
    label || type.replaceAll('-', ' '),
    environment ? ` in ${environment}` : '',
    rollout === undefined ? '' : `: ${rollout} %`,
  ].join('');
}
