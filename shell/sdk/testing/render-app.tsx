import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApiProvider } from '../api-context.tsx';
import { createQueryClient } from '../query-client.ts';
import { SESSION_KEY, type Session } from '../session.ts';
import { FakeApi, testSession } from './fake-api.ts';

/** Renders a part of the app under its providers, with a loaded session and a starting address. */
export function renderApp(ui: ReactNode, options: { api?: FakeApi; session?: Session; at?: string } = {}) {
  const queries = createQueryClient();
  queries.setQueryData(SESSION_KEY, options.session ?? testSession());
  const view = render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={(options.api ?? new FakeApi()).client}>
        <MemoryRouter initialEntries={[options.at ?? '/']}>{ui}</MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, queries };
}
