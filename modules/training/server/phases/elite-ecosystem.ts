import { PLATFORM } from '../scope.ts';
import type { PhaseWork } from './phase-runner.ts';
import { withMathThread } from './thread-math.ts';
import { materialOf, modelBytes, trainedBytes, trainedSoFar } from './trained.ts';

/** Creatives with labels without which an account's own correction is not asked for. */
const FEWEST_CREATIVES = 12;

/**
 * Personal models are corrections of the platform's. A run of the platform fits one for each account that contributes enough, and
 * counts for how many it foretells better; a personal run hands its own on, which was tested as it was fitted.
 */
export function eliteEcosystem(): PhaseWork {
  return {
    input: async () => '',
    async work(context) {
      const { run, signal } = context;
      const sofar = await trainedSoFar(context);
      if (run.scope !== PLATFORM) return { bytes: trainedBytes(sofar) };
      const { data, book } = await materialOf(context);
      const owners = [...new Set(data.creatives.map(({ owner }) => owner))].sort();
      let asked = 0;
      let better = 0;
      await withMathThread(signal, async (math) => {
        for (const [i, owner] of owners.entries()) {
          context.onShare(i / owners.length);
          const creatives = data.creatives.filter((creative) => creative.owner === owner);
          const known = new Set(creatives.map(({ id }) => id));
          const examples = data.examples.filter((example) =>
            known.has(example.source === 'degradation' ? example.better : example.creative),
          );
          const labelled = new Set(examples.flatMap((one) => (one.source === 'degradation' ? [] : [one.creative])));
          if (labelled.size < FEWEST_CREATIVES) continue;
          asked += 1;
          const own = { data: { creatives, examples }, book, only: null };
          const { tests } = await math.ask({ job: 'personal', ...own, platform: modelBytes(sofar), current: null });
          if (tests.general.gate.passed) better += 1;
        }
      });
      return { bytes: trainedBytes({ ...sofar, ecosystem: { owners: asked, better } }) };
    },
  };
}
