import { NotebookPen } from 'lucide-react';
import { resultSections } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { phase2Manifest } from '../manifest.ts';

export const phase2Web = defineWebModule(phase2Manifest, {
  pages: [{ path: '/phase2', title: 'Phase2', load: () => import('./pages/phase2-page.tsx') }],
  nav: [{ to: '/phase2', label: 'Phase2', icon: NotebookPen, section: 'work', order: 90 }],
  slots: [
    fillSlot(resultSections, {
      id: 'notes',
      title: 'Phase2',
      order: 90,
      load: () => import('./components/notes-section.tsx').then((part) => part.NotesSection),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
