import { screen } from '@testing-library/react';
import { Shapes } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { coreAnalysisManifest } from '#modules/core-analysis/manifest.ts';
import { defineWebModule } from '../sdk/define-web-module.ts';
import { testSession } from '../sdk/testing/fake-api.ts';
import { renderApp } from '../sdk/testing/render-app.tsx';
import { allowedNav, groupNav } from './frame/use-nav.ts';
import { ModulePage } from './module-page.tsx';
import { NotFound } from './not-found.tsx';
import { moduleRoutes } from './router.tsx';

const module = defineWebModule(coreAnalysisManifest, {
  pages: [
    {
      path: '/thing',
      title: 'Thing',
      gate: { feature: 'analysis.image' },
      load: async () => ({ default: () => <h1>The thing</h1> }),
    },
    {
      path: '/broken',
      title: 'Broken',
      load: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
    },
  ],
  nav: [],
  slots: [],
});
const [thing, broken] = moduleRoutes([module]);

describe('a page of a module', () => {
  it('shows behind open gates', async () => {
    renderApp(thing ? <ModulePage route={thing} /> : null);
    expect(await screen.findByRole('heading', { name: 'The thing' })).toBeDefined();
  });

  it('says that it is switched off when its flag is off', async () => {
    const session = testSession();
    session.gates.flags['module.core-analysis'] = false;
    renderApp(thing ? <ModulePage route={thing} /> : null, { session });
    expect(await screen.findByText(/^This page is switched off at the moment\./)).toBeDefined();
    expect(document.title).toBe('Thing (switched off) · Adjudge');
    // The dashboard is of the same module: a link to it would lead here again.
    expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
  });

  it('leads from a 404 to the dashboard, where there is one', async () => {
    renderApp(<NotFound framed />);
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toHaveProperty('pathname', '/dashboard');
  });

  it('is the upgrade card when the plan is too low', async () => {
    const session = testSession();
    session.gates.features['analysis.image'] = { allowed: false, requiredPlan: 'elite' };
    renderApp(thing ? <ModulePage route={thing} /> : null, { session });
    expect(await screen.findByRole('link', { name: 'See the Elite plan' })).toHaveProperty(
      'href',
      expect.stringContaining('/subscribe?plan=elite'),
    );
  });
});

describe('navigation', () => {
  it('leaves out what a switched-off module would show', () => {
    const session = testSession();
    expect(allowedNav(session).map((entry) => entry.label)).toContain('Dashboard');
    session.gates.flags['module.core-analysis'] = false;
    expect(allowedNav(session).map((entry) => entry.label)).not.toContain('Dashboard');
  });

  it('comes in groups, without empty ones', () => {
    const entry = { to: '/x', label: 'X', icon: Shapes, order: 1 } as const;
    const groups = groupNav([
      { ...entry, section: 'work' },
      { ...entry, section: 'ops' },
    ]);
    expect(groups.map(({ label, entries }) => [label, entries.length])).toEqual([
      ['Work', 1],
      ['Ops', 1],
    ]);
  });
});

it('makes each page lazy exactly once', () => {
  expect(broken?.Page).not.toBe(thing?.Page);
  expect(moduleRoutes([module])).toHaveLength(2);
});
