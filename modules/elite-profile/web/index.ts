import { NotebookPen } from 'lucide-react';
import { resultSections } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { eliteProfileManifest } from '../manifest.ts';

export const eliteProfileWeb = defineWebModule(eliteProfileManifest, {
  pages: [{ path: '/elite-profile', title: 'Elite profile', load: () => import('./pages/elite-profile-page.tsx') }],
  nav: [{ to: '/elite-profile', label: 'Elite profile', icon: NotebookPen, section: 'work', order: 90 }],
  slots: [
    fillSlot(resultSections, {
      id: 'notes',
      title: 'Elite profile',
      order: 90,
      load: () => import('./components/notes-section.tsx').then((part) => part.NotesSection),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
