import { defineModule } from '#platform/module/define-module.ts';

export const eliteProfileManifest = defineModule({
  id: 'elite-profile',
  title: 'AI profile',
  summary: 'What an Elite user sells, to whom and what for, and how advice is worded for them.',
  gate: { flag: 'module.elite-profile' },
  stage: 'core',
});
