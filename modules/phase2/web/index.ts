import { ChartLine, FlagTriangleRight, FlaskConical, LayoutDashboard } from 'lucide-react';
import { defineWebModule } from '#shell/sdk/define-web-module.ts';
import { phase2Manifest } from '../manifest.ts';
import { analyticsPath, checksPath, enhancedPath, flagsPath } from './paths.ts';

export const phase2Web = defineWebModule(phase2Manifest, {
  pages: [
    { path: enhancedPath, title: 'Enhanced Dashboard', load: () => import('./pages/enhanced-dashboard-page.tsx') },
    { path: analyticsPath, title: 'Advanced Analytics', load: () => import('./pages/analytics-page.tsx') },
    { path: flagsPath, title: 'Feature flags', load: () => import('./pages/feature-flags-page.tsx') },
    { path: checksPath, title: 'Phase 2 tests', load: () => import('./pages/phase2-test-page.tsx') },
  ],
  nav: [
    { to: enhancedPath, label: 'Enhanced', icon: LayoutDashboard, section: 'learn', order: 20 },
    { to: analyticsPath, label: 'Analytics', icon: ChartLine, section: 'learn', order: 30 },
    { to: flagsPath, label: 'Feature flags', icon: FlagTriangleRight, section: 'account', order: 80 },
    { to: checksPath, label: 'Phase 2 tests', icon: FlaskConical, section: 'account', order: 90 },
  ],
  slots: [],
  ...(import.meta.env?.DEV ? { gallery: async () => ({ states: (await import('./gallery/states.tsx')).states }) } : {}),
});
