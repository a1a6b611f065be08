import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installGlobalErrors } from './global-errors.ts';

const logged = vi.fn();
let page: EventTarget;

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  page = new EventTarget();
  installGlobalErrors(page as Window);
});

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

describe('what nobody caught', () => {
  it.each([
    ['It broke', 1],
    ['Loading chunk 7 failed', 0],
    ['ResizeObserver loop completed with undelivered notifications.', 0],
  ])('"%s" is logged %i times', (message, times) => {
    page.dispatchEvent(Object.assign(new Event('error'), { message, error: new Error(message) }));
    expect(logged).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['an error', new Error('It broke'), 1],
    ['no error', 'stopped', 0],
    ['nothing', undefined, 0],
    ['noise', new Error('Loading CSS failed'), 0],
  ])('a rejection with %s is logged so often, and the default of the browser never runs', (_, reason, times) => {
    const event = rejection(reason);
    page.dispatchEvent(event);
    expect(logged).toHaveBeenCalledTimes(times);
    expect(event.defaultPrevented).toBe(true);
  });
});
