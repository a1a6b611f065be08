import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { ForceLogoutPage } from '../pages/force-logout-page.tsx';
import { mount } from '../testing/mount.tsx';
import { startForceLogout } from './force-logout.ts';

const calls: { url: string; cookie: string }[] = [];
const leave = vi.fn();
const server = (end: () => Response) =>
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push({ url, cookie: document.cookie });
    return end();
  });

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  leave.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(leave);
  mount(<ForceLogoutPage />);
  localStorage.setItem('kept', 'private');
  sessionStorage.setItem('kept', 'private');
  // biome-ignore lint/suspicious/noDocumentCookie: what the page is there to clear
  document.cookie = 'readable=1; Path=/';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing out everywhere', () => {
  it('says what it does', () => {
    expect(document.body.textContent).toContain('Logging out all sessions...');
    expect(document.body.textContent).toContain('Clearing all authentication data');
  });

  it('empties the device, tells the server, and leaves after 1 s', async () => {
    server(() => new Response(null, { status: 204 }));
    await startForceLogout();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(calls).toEqual([{ url: accountRoutes.forceLogoutAll.path, cookie: '' }]);
    vi.advanceTimersByTime(999);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it.each([
    ['a refusal', () => new Response(null, { status: 503 })],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('leaves at once on %s, with the device emptied', async (_what, end) => {
    server(end);
    await startForceLogout();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
    expect(localStorage.length).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing on any other page', async () => {
    server(() => new Response(null, { status: 204 }));
    document.body.innerHTML = '';
    await startForceLogout();
    expect([localStorage.length, calls.length]).toEqual([1, 0]);
  });
});
