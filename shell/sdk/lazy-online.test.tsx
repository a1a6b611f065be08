import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOnline } from './lazy-online.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Broken</p> : this.props.children;
  }
}

function draw(load: () => Promise<() => ReactNode>) {
  const Part = lazyOnline<object>(load);
  return render(
    <Boundary>
      <input aria-label="Beside" />
      <Suspense fallback={<p>Waiting</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for a part that cannot arrive without a connection, and leaves the rest as it is', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => () => <p>Here</p>).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  draw(load);
  const beside = screen.getByLabelText('Beside');
  await act(async () => undefined);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);

  online.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });

  expect(await screen.findByText('Here')).toBeTruthy();
  expect(screen.getByLabelText('Beside')).toBe(beside);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again where the browser says that there is a connection and the part still fails', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const failed = new TypeError('Failed to fetch');
  const load = vi.fn(async () => () => <p>Here</p>);
  load.mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
  draw(load);
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('tells of a part that goes on failing while there is a connection', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  draw(load);
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText('Broken')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(4);
});
