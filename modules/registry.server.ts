import type { ServerModule } from '#platform/module/define-server-module.ts';
import { billingModule } from './billing/server/index.ts';
import { coreAnalysisModule } from './core-analysis/server/index.ts';
import { eliteProfileModule } from './elite-profile/server/index.ts';
import { perfReportsModule } from './perf-reports/server/index.ts';
import { phase2Module } from './phase2/server/index.ts';
import { trainingModule } from './training/server/index.ts';

/** Every module's server half. Order does not matter: it is derived from what they require. */
export const serverModules: readonly ServerModule[] = [
  billingModule,
  coreAnalysisModule,
  perfReportsModule,
  eliteProfileModule,
  phase2Module,
  trainingModule,
];
