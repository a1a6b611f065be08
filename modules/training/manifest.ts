import { defineModule } from '#platform/module/define-module.ts';

export const trainingManifest = defineModule({
  id: 'training',
  title: 'Training',
  summary: 'Notes a user keeps for a year.',
  gate: { flag: 'module.training' },
  stage: 'preview',
});
