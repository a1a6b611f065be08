import { CUSTOMER_FLAGS } from '#flags/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import type { Experiment } from '../../contract/features.ts';
import { Cached } from '../metrics/cached.ts';
import { engagementScore } from '../metrics/engagement-score.ts';
import type { ExposedPerson as Exposed, RollupReader } from '../rollups/rollup-reader.ts';
import { readExperiment } from './read-experiment.ts';

const KEPT_MS = 60_000;

/** Flags with variants, read as experiments. A flag whose people all got the same is none. */
export class ExperimentService {
  private readonly read: Cached<Experiment[]>;

  constructor(private readonly deps: { readonly reader: RollupReader; readonly clock: Clock }) {
    this.read = new Cached(deps.clock, KEPT_MS);
  }

  async list(): Promise<{ experiments: Experiment[]; computedAt: string }> {
    const experiments = await this.read.get('all', async () => {
      const all = await Promise.all(
        CUSTOMER_FLAGS.map(async (flag) => read(flag, await this.deps.reader.exposed(flag))),
      );
      return all.filter((one) => one !== null);
    });
    return { experiments, computedAt: this.deps.clock.now().toISOString() };
  }
}

/**
 * People exposed since the shares last changed: over several rollouts the groups have no one share to be held against, and who
 * came early differs from who came late. @param people oldest first
 */
export function sinceLastChange(people: readonly Exposed[]): readonly Exposed[] {
  let start = 0;
  let shares = new Map<string, number>();
  for (const [i, { variant, share }] of people.entries()) {
    const known = shares.get(variant);
    if (known !== undefined && known !== share) {
      start = i;
      shares = new Map();
    }
    shares.set(variant, share);
  }
  return people.slice(start);
}

function read(flag: string, exposed: readonly Exposed[]): Experiment | null {
  const people = sinceLastChange(exposed);
  const shares = new Map<string, { sum: number; n: number }>();
  for (const { variant, share } of people) {
    const known = shares.get(variant) ?? { sum: 0, n: 0 };
    shares.set(variant, { sum: known.sum + share, n: known.n + 1 });
  }
  if (shares.size < 2) return null;
  const variants = [...shares]
    .map(([name, { sum, n }]) => ({ name, share: sum / n }))
    .sort((a, b) => Number(isControl(b.name)) - Number(isControl(a.name)) || a.name.localeCompare(b.name));
  return readExperiment({
    flag,
    variants,
    people: people.map(({ variant, exposedAt, before, after }) => ({
      variant,
      exposedAt,
      converted: after.converted,
      engagement: engagementScore(after).engagementScore,
      engagementBefore: before.activeDays > 0 ? engagementScore(before).engagementScore : null,
    })),
  });
}

/** The arm the others are compared with: the one called so, else what people without the flag get. */
const isControl = (name: string): boolean => name === 'control' || name === 'off' || name === 'stable';
