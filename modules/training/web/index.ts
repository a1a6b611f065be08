import { BrainCircuit, CalendarClock } from 'lucide-react';
import { resultPanels } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { trainingManifest } from '../manifest.ts';
import { schedulerPath, trainingPath } from './paths.ts';

export const trainingWeb = defineWebModule(trainingManifest, {
  // Both pages draw the card of a lower plan by themselves.
  pages: [
    { path: trainingPath, title: 'AI Training', load: () => import('./pages/training-page.tsx') },
    { path: schedulerPath, title: 'Training Scheduler', load: () => import('./pages/training-scheduler-page.tsx') },
  ],
  nav: [
    { to: trainingPath, label: 'AI training', icon: BrainCircuit, section: 'automate', order: 10 },
    // Elite users come to their own runs from the training page.
    {
      to: schedulerPath,
      label: 'Training runs',
      icon: CalendarClock,
      section: 'ops',
      order: 10,
      gate: { role: 'operator' },
    },
  ],
  slots: [
    fillSlot(resultPanels, {
      id: 'judgement',
      title: 'Against your other creatives',
      order: 30,
      gate: { feature: 'training.personal' },
      load: () => import('./components/judgement-panel.tsx').then((part) => part.JudgementPanel),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
