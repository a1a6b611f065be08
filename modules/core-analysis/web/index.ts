import { LayoutDashboard, ScanSearch } from 'lucide-react';
import { defineWebModule } from '#shell/sdk/define-web-module.ts';
import { coreAnalysisManifest } from '../manifest.ts';
import { dashboardPath, intakeHref } from './paths.ts';

export const coreAnalysisWeb = defineWebModule(coreAnalysisManifest, {
  pages: [{ path: dashboardPath, title: 'Dashboard', load: () => import('./pages/dashboard-page.tsx') }],
  nav: [
    { to: dashboardPath, label: 'Dashboard', icon: LayoutDashboard, section: 'work', order: 10, bar: 'place' },
    { to: intakeHref, label: 'Analyse', icon: ScanSearch, section: 'work', order: 20, bar: 'main' },
  ],
  slots: [],
  ...(import.meta.env?.DEV ? { gallery: () => import('./gallery/states.tsx') } : {}),
});
