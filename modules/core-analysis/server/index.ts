import { defineCoreAnalysis } from './define-core-analysis.ts';
import { judgeSettings } from './steps/judge-settings.ts';

export const coreAnalysisModule = defineCoreAnalysis(async (config, log, metrics) => {
  const { EngineMeasuring } = await import('./ports/engine-measuring.ts');
  const { judge } = await import('../engine/judge/judge.ts');
  return {
    engine: await EngineMeasuring.start({
      processes: config.ENGINE_PROCESSES,
      log,
      onDeath: (cause) => metrics.processDied(cause),
    }),
    judge: (measurements, analysis, lens) => judge(measurements, judgeSettings(analysis, lens)),
  };
});
