import { ChartNoAxesCombined } from 'lucide-react';
import { resultPanels } from '#modules/core-analysis/api.ts';
import { defineWebModule, fillSlot } from '#shell/sdk/define-web-module.ts';
import { perfReportsManifest } from '../manifest.ts';
import { reportsPath } from './paths.ts';

export const perfReportsWeb = defineWebModule(perfReportsManifest, {
  pages: [
    { path: reportsPath, title: 'Performance reports', load: () => import('./pages/performance-reports-page.tsx') },
  ],
  nav: [{ to: reportsPath, label: 'Reports', icon: ChartNoAxesCombined, section: 'learn', order: 10, bar: 'place' }],
  slots: [
    fillSlot(resultPanels, {
      id: 'prediction',
      title: 'Predicted click rate',
      order: 20,
      gate: { feature: 'reports.performance' },
      load: () => import('./components/prediction-panel.tsx').then((part) => part.PredictionPanel),
    }),
  ],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
