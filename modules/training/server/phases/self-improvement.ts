import type { ModelStore } from '../models/model-store.ts';
import { earlierPredictions } from './earlier-predictions.ts';
import { fromOf, inUse } from './model-training.ts';
import type { PhaseWork } from './phase-runner.ts';
import { withMathThread } from './thread-math.ts';
import { base64, materialOf, modelBytes, trainedBytes, trainedSoFar } from './trained.ts';

/**
 * Compares what the model in use said of creatives with what came since. A run of its own corrects that model; any other learns how
 * far each specialist can be relied on, and says how right the predictions were.
 */
export function selfImprovement({ models }: { readonly models: ModelStore }): PhaseWork {
  return {
    async input({ scope }) {
      const { own, platform } = await inUse(models, scope);
      return JSON.stringify([own?.sha256, platform?.sha256]);
    },
    async work(context) {
      const { run, signal } = context;
      const [{ dataset, data, book, suspects }, sofar] = await Promise.all([
        materialOf(context),
        trainedSoFar(context),
      ]);
      const used = await inUse(models, run.scope);
      const { own, platform } = used;
      const said = own ?? platform;
      const predictions = said ? earlierPredictions(dataset, said.id) : [];
      const trained = await withMathThread(signal, async (math) => {
        const residuals = await math.ask({ job: 'residuals', predictions });
        context.onShare(0.5);
        if (run.type !== 'self_improvement') {
          const made = await math.ask({ job: 'specialists', data, book, model: modelBytes(sofar) });
          return { ...sofar, residuals, model: base64(made.model) };
        }
        // An account's own model alone is corrected: a corrected copy of the general one would not go on learning with it.
        const bytes = own && (await models.bytes(own));
        if (!bytes || residuals.correction === null) return { ...sofar, residuals, suspects };
        const { model } = await math.ask({ job: 'correct', model: bytes, correction: residuals.correction });
        return { ...sofar, residuals, suspects, model: base64(model), from: fromOf(used) };
      });
      return { bytes: trainedBytes(trained) };
    },
  };
}
