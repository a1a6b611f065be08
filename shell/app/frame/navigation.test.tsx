import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { MoreSheet } from '../loading/later-parts.tsx';
import { AccountPanel as PanelItself } from './account-panel.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideRail } from './side-rail.tsx';

beforeAll(() => MoreSheet.preload());

describe('the rail', () => {
  it('has Dashboard, History and the badge of the plan, also when it is folded', () => {
    renderApp(<SideRail />, { session: testSession({ plan: 'pro' }) });
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent)
        .slice(0, 2),
    ).toEqual(['Dashboard', 'History']);
    const menu = screen.getByRole('button', { name: /^Account:/ });
    expect(menu.textContent).toContain('Pro plan');
    fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(menu.textContent).toContain('Pro');
  });

  it('scrolls to the top by its logo', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderApp(<SideRail />, { at: '/dashboard' });
    fireEvent.click(screen.getByRole('link', { name: 'Adjudge, dashboard' }));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

describe('the user menu', () => {
  it.each([
    ['free', '/subscribe?from=navbar&recommended=starter'],
    ['elite', '/subscribe?from=navbar'],
  ] as const)('manages the plan of %s and signs out', (plan, href) => {
    renderApp(<PanelItself />, { session: testSession({ plan }) });
    expect(screen.getByRole('link', { name: 'Manage Plan' }).getAttribute('href')).toBe(href);
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDefined();
  });
});

describe('the bar at the foot', () => {
  it('has the main action in the middle of the places, raised', () => {
    renderApp(<BottomBar />, { session: testSession({ plan: 'free' }) });
    const items = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Dashboard', 'History', 'Analyse', 'Reports', 'More']);
    expect(items[2]?.innerHTML).toContain('border-surface');
  });

  it('has it between an even number of places, not raised where nothing stands in the middle', () => {
    const session = testSession({ plan: 'free' });
    session.gates.flags['module.perf-reports'] = false;
    renderApp(<BottomBar />, { session });
    const items = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Dashboard', 'Analyse', 'History', 'More']);
    expect(items[1]?.innerHTML).not.toContain('border-surface');
  });
});

describe('the menu of narrow screens', () => {
  const open = (plan: 'free' | 'starter') => {
    renderApp(<BottomBar />, { session: testSession({ plan }) });
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    return screen.getByRole('dialog', { name: 'More' });
  };

  it('offers Starter to who is on Free', () => {
    expect(within(open('free')).getByRole('link', { name: 'Upgrade to Starter' }).getAttribute('href')).toBe(
      '/subscribe?from=navbar&recommended=starter',
    );
  });

  it('offers it to nobody else, and shows their plan', () => {
    const dialog = open('starter');
    expect(within(dialog).queryByRole('link', { name: /^Upgrade/ })).toBeNull();
    expect(within(dialog).getByText('Starter')).toBeDefined();
  });
});
