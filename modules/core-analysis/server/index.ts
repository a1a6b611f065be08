import { defineCoreAnalysis } from './define-core-analysis.ts';
import { depthOfPlan } from './steps/depth-of-plan.ts';

export const coreAnalysisModule = defineCoreAnalysis(async (config, log, metrics) => {
  const { EngineMeasuring } = await import('./ports/engine-measuring.ts');
  const { judge } = await import('../engine/judge/judge.ts');
  return {
    engine: await EngineMeasuring.start({
      processes: config.ENGINE_PROCESSES,
      log,
      onDeath: (cause) => metrics.processDied(cause),
    }),
    judge: (measurements, { settings, plan }, lens) =>
      judge(measurements, {
        goal: settings.goal,
        placement: settings.placement ?? 'auto',
        brand: settings.brand,
        depth: depthOfPlan(plan),
        ...(lens && { lens }),
      }),
  };
});
