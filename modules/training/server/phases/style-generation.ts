import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import { counted } from '../../contract/words.ts';
import { type Dataset, examplesIn, fromBytes, toBytes } from '../data/dataset.ts';
import type { ExampleStore } from '../data/example-store.ts';
import type { RunStore } from '../runs/run-store.ts';
import { generateExamples } from './generate-examples.ts';
import type { PhaseWork } from './phase-runner.ts';

interface Deps {
  readonly analyses: Pick<Analyses, 'degraded' | 'fixes' | 'result'>;
  readonly examples: ExampleStore;
  readonly runs: RunStore;
  readonly clock: Clock;
}

/** Makes examples of the own creatives; see `generateExamples`. */
export function styleGeneration(deps: Deps): PhaseWork {
  return {
    input: async () => '',
    async work({ run, signal, onShare, output }) {
      const data = fromBytes<Dataset>((await output('data_collection')) as Buffer);
      const made = await generateExamples(deps, data, { type: run.type, signal, onCreative: onShare });
      return {
        bytes: toBytes(made),
        async save(trx) {
          const runs = deps.runs.with(trx);
          const count = made.degraded.length + made.fixed.length + made.advice;
          await runs.noteExamples(run.scope, run.id, examplesIn(data) + count);
          if (run.type === 'style_examples')
            await runs.noteOutcome(run.scope, run.id, {
              summary: `${counted(count, 'example')} of your own creatives ready for the next training run.`,
              modelId: null,
              deployed: false,
              learned: [
                {
                  text: 'Versions made worse on purpose and fixes that scored higher teach the model that its measures react; advice is kept in the three styles.',
                  figures: [
                    { label: 'Degraded versions, measured', value: String(made.degraded.length) },
                    { label: 'Fixes that scored higher', value: String(made.fixed.length) },
                    { label: 'Advice in the three styles', value: String(made.advice) },
                  ],
                },
              ],
              unknown:
                made.degraded.length === 0
                  ? [
                      {
                        text: 'No degraded version could be made: it needs an image whose file is still kept.',
                        figures: [],
                      },
                    ]
                  : [],
            });
        },
      };
    },
  };
}
