import { defineModule } from '#platform/module/define-module.ts';

export const perfReportsManifest = defineModule({
  id: 'perf-reports',
  title: 'Perf reports',
  summary: 'Notes a user keeps for a year.',
  gate: { flag: 'module.perf-reports' },
  stage: 'preview',
});
