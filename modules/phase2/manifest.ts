import { defineModule } from '#platform/module/define-module.ts';

export const phase2Manifest = defineModule({
  id: 'phase2',
  title: 'Phase2',
  summary: 'Notes a user keeps for a year.',
  gate: { flag: 'module.phase2' },
  stage: 'preview',
});
