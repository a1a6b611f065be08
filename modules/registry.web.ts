import type { WebModule } from '#shell/sdk/define-web-module.ts';
import { billingWeb } from './billing/web/index.ts';
import { coreAnalysisWeb } from './core-analysis/web/index.ts';
import { eliteProfileWeb } from './elite-profile/web/index.ts';
import { perfReportsWeb } from './perf-reports/web/index.ts';
import { phase2Web } from './phase2/web/index.ts';
import { trainingWeb } from './training/web/index.ts';

/** The browser halves of all modules that have one. */
export const webModules: readonly WebModule[] = [
  coreAnalysisWeb,
  billingWeb,
  perfReportsWeb,
  eliteProfileWeb,
  phase2Web,
  trainingWeb,
];
