import { defineModule } from '#platform/module/define-module.ts';

export const phase2Manifest = defineModule({
  id: 'phase2',
  title: 'Analytics',
  summary: 'Usage counted from events, dashboards, flags with rollouts and experiments on them.',
  gate: { flag: 'module.phase2' },
  stage: 'preview',
});
