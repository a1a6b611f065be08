import { ChartLine, FlagTriangleRight, FlaskConical, LayoutDashboard } from 'lucide-react';
import { defineWebModule } from '#shell/sdk/define-web-module.ts';
import { phase2Manifest } from '../manifest.ts';
import { analyticsPath, checksPath, enhancedPath, flagsPath } from './paths.ts';

/** Of pages that are marked as beta: hidden without it. */
const BETA = { flag: 'BETA_FEATURES_ACCESS' } as const;

export const phase2Web = defineWebModule(phase2Manifest, {
  pages: [
    { path: enhancedPath, title: 'Enhanced Dashboard', load: () => import('./pages/enhanced-dashboard-page.tsx') },
    { path: analyticsPath, title: 'Advanced Analytics', load: () => import('./pages/analytics-page.tsx') },
    { path: flagsPath, title: 'Feature flags', load: () => import('./pages/feature-flags-page.tsx') },
    { path: checksPath, title: 'Phase 2 tests', gate: BETA, load: () => import('./pages/phase2-test-page.tsx') },
  ],
  nav: [
    { to: enhancedPath, label: 'Enhanced', icon: LayoutDashboard, section: 'learn', order: 20 },
    { to: analyticsPath, label: 'Analytics', icon: ChartLine, section: 'learn', order: 30 },
    { to: flagsPath, label: 'Feature flags', icon: FlagTriangleRight, section: 'account', order: 80 },
    { to: checksPath, label: 'Phase 2 tests (beta)', icon: FlaskConical, section: 'account', order: 90, gate: BETA },
  ],
  slots: [],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
