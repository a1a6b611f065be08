import { SlidersHorizontal } from 'lucide-react';
import { lensActions } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { eliteProfileManifest } from '../manifest.ts';
import { profilePath } from './paths.ts';

export const eliteProfileWeb = defineWebModule(eliteProfileManifest, {
  // The page draws the card of a lower plan by itself.
  pages: [{ path: profilePath, title: 'AI profile', load: () => import('./pages/ai-profile-page.tsx') }],
  nav: [{ to: profilePath, label: 'AI profile', icon: SlidersHorizontal, section: 'learn', order: 20 }],
  slots: [
    fillSlot(lensActions, {
      id: 'edit',
      title: 'Your profile',
      order: 10,
      gate: { feature: 'profile.agent' },
      load: () => import('./components/edit-profile.tsx').then((part) => part.EditProfile),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
