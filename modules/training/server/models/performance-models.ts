import type { PerformanceOutcomes } from '#modules/perf-reports/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import { counted, percent } from '../../contract/words.ts';
import { CODE_VERSION } from '../phases/code-version.ts';
import { type CheckpointStore, sha256 } from '../runs/checkpoint-store.ts';
import type { ModelStore } from './model-store.ts';

/** Registers what performance reports learned as a version of its own: predictions of rates name it. */
export class PerformanceModels {
  constructor(
    private readonly deps: {
      readonly outcomes: Pick<PerformanceOutcomes, 'model'>;
      readonly models: ModelStore;
      readonly inTransaction: <T>(work: (models: ModelStore, objects: CheckpointStore) => Promise<T>) => Promise<T>;
      readonly clock: Clock;
      readonly ids: Ids;
    },
  ) {}

  /** The last one of an account; the same bytes are the same version. */
  async register(owner: string): Promise<void> {
    const { outcomes, inTransaction, clock, ids } = this.deps;
    const learned = await outcomes.model(owner);
    if (!learned) return;
    const fingerprint = sha256(learned.bytes);
    if (await this.deps.models.isRegistered(owner, 'performance', fingerprint)) return;
    const at = clock.now();
    await inTransaction(async (models, objects) => {
      const { accuracy, creatives, isUsed } = learned;
      await models.register(
        {
          id: ids.next(),
          scope: owner,
          kind: 'performance',
          fingerprint,
          sha256: await objects.put(owner, learned.bytes, at),
          size: learned.bytes.length,
          codeVersion: CODE_VERSION,
          engineVersion: 'by report',
          nodeVersion: process.version,
          parentId: null,
          runId: null,
          card: {
            use: ['Predicts click and conversion rates of new creatives from linked performance reports.'],
            learned: [
              {
                text: isUsed
                  ? `Learned from ${counted(creatives, 'linked creative')}; it beat the general score on creatives it had not seen, so predictions are made with it.`
                  : `Learned from ${counted(creatives, 'linked creative')}; not clearly better than the general score yet, so predictions are made with that.`,
                figures: accuracy
                  ? [
                      {
                        label: 'Right order of two creatives',
                        value: `${percent(accuracy.value)} (${percent(accuracy.low)} to ${percent(accuracy.high)})`,
                      },
                    ]
                  : [],
              },
            ],
            unknown: [],
            weights: [],
            factors: [],
            specialists: [],
            data: { owners: 1, sources: [] },
            creatives,
            pairs: 0,
          },
          test: null,
        },
        at,
      );
    });
  }
}
