import { defineModule } from '#platform/module/define-module.ts';

export const perfReportsManifest = defineModule({
  id: 'perf-reports',
  title: 'Performance reports',
  summary: 'Exports of ad platforms: read, checked line by line, and kept as rows to learn from.',
  gate: { flag: 'module.perf-reports' },
  stage: 'preview',
});
