import { defineCoreAnalysis } from './define-core-analysis.ts';

export const coreAnalysisModule = defineCoreAnalysis(async (config, log) => {
  const { EngineMeasuring } = await import('./ports/engine-measuring.ts');
  const { judgeForSales } = await import('./judge-for-sales.ts');
  return { engine: new EngineMeasuring({ processes: config.ENGINE_PROCESSES, log }), judge: judgeForSales };
});
