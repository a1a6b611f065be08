import { defineCoreAnalysis } from './define-core-analysis.ts';

/** Every creative is judged for sales, against the placement it fits best, until people may choose. */
const SETTINGS = { goal: 'sales', placement: 'auto' } as const;

export const coreAnalysisModule = defineCoreAnalysis(async (config, log) => {
  const { EngineMeasuring } = await import('./ports/engine-measuring.ts');
  const { judge } = await import('../engine/judge/judge.ts');
  return {
    engine: await EngineMeasuring.start({ processes: config.ENGINE_PROCESSES, log }),
    judge: (measurements) => judge(measurements, SETTINGS),
  };
});
