import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import type { Collector } from '../data/collector.ts';
import type { ConsentStore } from '../data/consent-store.ts';
import { examplesIn, toBytes } from '../data/dataset.ts';
import type { SignalStore } from '../data/signal-store.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { PerformanceModels } from '../models/performance-models.ts';
import type { RunStore } from '../runs/run-store.ts';
import { PLATFORM } from '../scope.ts';
import type { PhaseWork } from './phase-runner.ts';

/** Creatives without which there is nothing to compare. */
const FEWEST_CREATIVES = 2;

interface Deps {
  readonly collector: Collector;
  readonly signals: SignalStore;
  readonly consents: ConsentStore;
  readonly runs: RunStore;
  readonly models: ModelStore;
  readonly performance: Pick<PerformanceModels, 'register'>;
  readonly clock: Clock;
}

/** Reads what is to be learned from: analyses, ratings and results of those whose data the run may use. */
export function dataCollection(deps: Deps): PhaseWork {
  const { collector, signals, consents, runs, models, performance, clock } = deps;
  return {
    async input({ scope, type }) {
      const epoch = await models.holdOutEpoch(scope);
      return JSON.stringify([
        await signals.state(scope),
        await collector.ownersOf(scope),
        epoch,
        type === 'full_retraining',
      ]);
    },
    async work({ run, signal, onShare }) {
      const at = clock.now();
      if (run.scope !== PLATFORM) await performance.register(run.scope);
      const owners = await collector.ownersOf(run.scope);
      const epoch = await models.holdOutEpoch(run.scope);
      const data = await collector.collect(run.scope, owners, {
        // A full retraining begins a new hold-out; it counts once it is completed.
        holdOutEpoch: run.type === 'full_retraining' ? epoch + 1 : epoch,
        onOwner(share) {
          signal.throwIfAborted();
          onShare(share);
        },
      });
      const creatives = data.owners.reduce((sum, owner) => sum + owner.creatives.length, 0);
      if (creatives < FEWEST_CREATIVES)
        throw new AppError(errors.training_too_little_data, {
          needs: FEWEST_CREATIVES - creatives,
          of: 'analysed creative',
        });
      return {
        bytes: toBytes(data),
        async save(trx) {
          if (run.scope === PLATFORM) await consents.with(trx).noteContributors(run.id, owners);
          const contributors = run.scope === PLATFORM ? owners.length : 0;
          await runs.with(trx).noteCollected(run.scope, run.id, { at, examples: examplesIn(data), contributors });
        },
      };
    },
  };
}
