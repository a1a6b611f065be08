import { NotebookPen } from 'lucide-react';
import { resultSections } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { trainingManifest } from '../manifest.ts';

export const trainingWeb = defineWebModule(trainingManifest, {
  pages: [{ path: '/training', title: 'Training', load: () => import('./pages/training-page.tsx') }],
  nav: [{ to: '/training', label: 'Training', icon: NotebookPen, section: 'work', order: 90 }],
  slots: [
    fillSlot(resultSections, {
      id: 'notes',
      title: 'Training',
      order: 90,
      load: () => import('./components/notes-section.tsx').then((part) => part.NotesSection),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
