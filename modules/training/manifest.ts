import { defineModule } from '#platform/module/define-module.ts';

export const trainingManifest = defineModule({
  id: 'training',
  title: 'Training',
  summary: 'Models that learn from results and ratings: runs that people watch, stop and retry, and what is deployed.',
  gate: { flag: 'module.training' },
  stage: 'preview',
});
