import type { ModuleManifest } from '#platform/module/define-module.ts';
import { billingManifest } from './billing/manifest.ts';
import { coreAnalysisManifest } from './core-analysis/manifest.ts';
import { eliteProfileManifest } from './elite-profile/manifest.ts';
import { perfReportsManifest } from './perf-reports/manifest.ts';
import { phase2Manifest } from './phase2/manifest.ts';
import { trainingManifest } from './training/manifest.ts';

/** Every module there is, as pure data. A folder under `modules/` that is missing here fails a test. */
export const moduleManifests = [
  coreAnalysisManifest,
  billingManifest,
  perfReportsManifest,
  eliteProfileManifest,
  phase2Manifest,
  trainingManifest,
] as const satisfies readonly ModuleManifest[];
