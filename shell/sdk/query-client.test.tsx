import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { SESSION_KEY, sessionQuery } from './session.ts';
import { testSession } from './testing/fake-api.ts';
import { useFreshSession } from './use-session.ts';

function Frame() {
  return <p>{useQuery(sessionQuery).data?.user?.name ?? 'nobody'}</p>;
}
function Page() {
  useFreshSession();
  return null;
}

const queries = () => createQueryClient().getDefaultOptions();

describe('reads', () => {
  it('are not retried, not repeated by themselves, stale at once and kept for ten minutes', () => {
    expect(queries()).toMatchObject({
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: 0,
        gcTime: 600_000,
      },
      mutations: { retry: false },
    });
  });
});

describe('the session', () => {
  let asked = 0;
  beforeEach(() => {
    asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return Response.json(testSession());
    });
  });
  const show = async (ui: ReactNode, readAt?: number) => {
    const client = createQueryClient();
    if (readAt !== undefined) client.setQueryData(SESSION_KEY, testSession(), { updatedAt: readAt });
    await act(async () => {
      render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
    });
  };

  it('is asked for on mount and each time the window gets the focus', async () => {
    await show(<Frame />, Date.now());
    expect(await screen.findByText('Ada Lovelace')).toBeDefined();
    expect(asked).toBe(1);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(asked).toBe(2);
  });

  it.each([
    ['a moment ago', 0, 0],
    ['a while ago', 5000, 1],
  ])('read %s is asked for so often by the dashboard', async (_, ago, times) => {
    await show(<Page />, Date.now() - ago);
    expect(asked).toBe(times);
  });
});
