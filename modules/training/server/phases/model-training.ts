import type { TrainingState } from '../../learner/fit/platform-training.ts';
import { fromBytes, toBytes } from '../data/dataset.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { AlertStore } from '../runs/alert-store.ts';
import { PLATFORM, type Scope } from '../scope.ts';
import type { PhaseContext, PhaseResult, PhaseWork } from './phase-runner.ts';
import { withMathThread } from './thread-math.ts';
import { base64, materialOf, NOTHING, type Trained, type TrainedFrom, trainedBytes } from './trained.ts';

/** Steps between two checkpoints inside the phase. */
const STEPS_AT_ONCE = 6;
const STATE = 'state';

interface Deps {
  readonly models: ModelStore;
  readonly alerts: AlertStore;
  readonly clock: { now(): Date };
}

/** Models in use that a run starts from: the scope's own, and of a personal run the platform's. */
export async function inUse(models: ModelStore, scope: Scope) {
  const own = await models.named(scope, 'current');
  const platform = scope === PLATFORM ? own : await models.named(PLATFORM, 'current');
  return { own, platform };
}

/** The models in use, as what is made from them keeps them. */
export function fromOf({ own, platform }: Awaited<ReturnType<typeof inUse>>): TrainedFrom {
  const named = (model: typeof own) => (model ? { id: model.id, sha256: model.sha256 } : null);
  return { own: named(own), platform: named(platform) };
}

/** Fits the model; a run about specialists keeps the weights and learns how far each specialist can be relied on. */
export function modelTraining(deps: Deps): PhaseWork {
  const { models, alerts, clock } = deps;
  return {
    async input({ scope }) {
      const { own, platform } = await inUse(models, scope);
      return JSON.stringify([own?.sha256, platform?.sha256]);
    },
    async work(context): Promise<PhaseResult> {
      const { run } = context;
      const trained = await train(context, models);
      return {
        bytes: trainedBytes(trained),
        async save(trx) {
          for (const low of trained.lowTrust)
            await alerts.with(trx).raise(
              run.scope,
              {
                kind: 'low_trust',
                severity: 'warning',
                title: 'Labels of an account go against all others',
                message: `Of ${low.pairs} comparisons of account ${low.owner}, ${Math.round(100 * low.agreement)} % agree with the model (median of all accounts: ${Math.round(100 * low.median)} %). They count for ${Math.round(100 * low.trust)} % in this run. Check before you act: a few honest accounts look like this, too.`,
                run: run.id,
                about: `${run.id}:${low.owner}`,
              },
              clock.now(),
              low.owner,
            );
        },
      };
    },
  };
}

async function train(context: PhaseContext, models: ModelStore): Promise<Trained> {
  const { run, signal } = context;
  const { data, book, suspects, dataset } = await materialOf(context);
  const used = await inUse(models, run.scope);
  const { own, platform } = used;
  const from = fromOf(used);
  const [ownBytes, platformBytes] = await Promise.all([own && models.bytes(own), platform && models.bytes(platform)]);
  const chosen = new Set<string>(run.categories);
  const only =
    run.type === 'category_specific' ? dataset.rules.filter(({ area }) => chosen.has(area)).map(({ id }) => id) : null;
  return withMathThread(signal, async (math) => {
    if (run.type === 'specialist_agents') {
      // A copy of the general model would stay as it is while that one goes on learning.
      if (run.scope !== PLATFORM && !ownBytes) return { ...NOTHING, suspects };
      const made = await math.ask({ job: 'specialists', data, book, model: ownBytes ?? null });
      return { ...NOTHING, model: base64(made.model), from, suspects };
    }
    if (run.scope !== PLATFORM) {
      const models = { platform: platformBytes ?? null, current: ownBytes ?? null };
      const { model, tests } = await math.ask({ job: 'personal', data, book, only, ...models });
      return { ...NOTHING, model: base64(model), from, suspects, tests };
    }
    const plan = { data, book, epoch: dataset.holdOutEpoch, only, parent: ownBytes ?? null };
    const { steps } = await math.ask({ job: 'open', plan });
    const kept = await context.inner.find(STATE);
    let state = kept ? fromBytes<TrainingState>(kept) : null;
    for (;;) {
      const next = await math.ask({ job: 'step', state, steps: STEPS_AT_ONCE });
      state = next.state;
      context.onShare(state.step / steps);
      if (next.isTrained) break;
      await context.inner.keep(STATE, toBytes(state));
    }
    const { model, lowTrust } = await math.ask({ job: 'finish', state });
    return { ...NOTHING, model: base64(model), from, lowTrust, suspects };
  });
}
