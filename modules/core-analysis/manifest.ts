import { defineModule } from '#platform/module/define-module.ts';

export const coreAnalysisManifest = defineModule({
  id: 'core-analysis',
  title: 'Analysis',
  summary: 'Upload a creative and read a measured, cited judgement of it.',
  gate: { flag: 'module.core-analysis' },
  stage: 'core',
});
