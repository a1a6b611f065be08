import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import type { Phase } from '../../contract/vocabulary.ts';
import type { Collector } from '../data/collector.ts';
import type { ConsentStore } from '../data/consent-store.ts';
import type { ExampleStore } from '../data/example-store.ts';
import type { SignalStore } from '../data/signal-store.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { PerformanceModels } from '../models/performance-models.ts';
import type { AlertStore } from '../runs/alert-store.ts';
import type { CheckpointStore } from '../runs/checkpoint-store.ts';
import type { RunStore } from '../runs/run-store.ts';
import { dataCollection } from './data-collection.ts';
import { deployment } from './deployment.ts';
import { eliteEcosystem } from './elite-ecosystem.ts';
import { modelTraining } from './model-training.ts';
import type { PhaseWork } from './phase-runner.ts';
import { selfImprovement } from './self-improvement.ts';
import { styleGeneration } from './style-generation.ts';

interface PhaseDeps {
  readonly analyses: Analyses;
  readonly collector: Collector;
  readonly signals: SignalStore;
  readonly consents: ConsentStore;
  readonly examples: ExampleStore;
  readonly runs: RunStore;
  readonly models: ModelStore;
  readonly checkpoints: CheckpointStore;
  readonly alerts: AlertStore;
  readonly performance: PerformanceModels;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The six steps, each with what it needs. */
export function createPhases(deps: PhaseDeps): Readonly<Record<Phase, PhaseWork>> {
  return {
    data_collection: dataCollection(deps),
    style_generation: styleGeneration(deps),
    model_training: modelTraining(deps),
    self_improvement: selfImprovement(deps),
    elite_ecosystem: eliteEcosystem(),
    deployment: deployment({ ...deps, objects: deps.checkpoints }),
  };
}
