import { History, LayoutDashboard, ScanSearch } from 'lucide-react';
import { defineWebModule } from '#shell/sdk/define-web-module.ts';
import { coreAnalysisManifest } from '../manifest.ts';
import { dashboardPath, historyPath, intakeHref } from './paths.ts';

/** Page and the face it will show, asked for at one moment rather than one after the other. */
function loadDashboard() {
  const face = new URLSearchParams(location.search).has('analysis')
    ? import('./components/analysis-view.tsx')
    : Promise.all([import('./components/dashboard-home.tsx'), import('./components/recent-analyses.tsx')]);
  face.catch(() => undefined);
  return import('./pages/dashboard-page.tsx');
}

export const coreAnalysisWeb = defineWebModule(coreAnalysisManifest, {
  pages: [
    { path: dashboardPath, title: 'Dashboard', load: loadDashboard },
    { path: historyPath, title: 'History', load: () => import('./pages/history-page.tsx') },
  ],
  nav: [
    { to: dashboardPath, label: 'Dashboard', icon: LayoutDashboard, section: 'work', order: 10, bar: 'place' },
    { to: intakeHref, label: 'Analyse', icon: ScanSearch, section: 'work', order: 20, bar: 'main' },
    { to: historyPath, label: 'History', icon: History, section: 'work', order: 30, bar: 'place' },
  ],
  slots: [],
  ...(import.meta.env?.DEV
    ? {
        gallery: async () => {
          const parts = await Promise.all([
            import('./gallery/states.ts'),
            import('./gallery/history-states.tsx'),
            import('./gallery/feedback-states.tsx'),
            import('./gallery/onboarding-states.tsx'),
          ]);
          return { states: parts.flatMap((part) => part.states) };
        },
      }
    : {}),
});
