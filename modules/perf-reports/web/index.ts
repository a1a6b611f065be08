import { NotebookPen } from 'lucide-react';
import { resultSections } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { perfReportsManifest } from '../manifest.ts';

export const perfReportsWeb = defineWebModule(perfReportsManifest, {
  pages: [{ path: '/perf-reports', title: 'Perf reports', load: () => import('./pages/perf-reports-page.tsx') }],
  nav: [{ to: '/perf-reports', label: 'Perf reports', icon: NotebookPen, section: 'work', order: 90 }],
  slots: [
    fillSlot(resultSections, {
      id: 'notes',
      title: 'Perf reports',
      order: 90,
      load: () => import('./components/notes-section.tsx').then((part) => part.NotesSection),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
