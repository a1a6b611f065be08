import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { webModules } from '#modules/registry.web.ts';
import { AppFrame } from '../app/frame/app-frame.tsx';
import { createApiClient } from '../sdk/api-client.ts';
import { ApiProvider } from '../sdk/api-context.tsx';
import type { GalleryState } from '../sdk/define-web-module.ts';
import { createQueryClient } from '../sdk/query-client.ts';
import { SESSION_KEY } from '../sdk/session.ts';
import { testSession } from '../sdk/testing/fake-api.ts';
import { applyTheme } from '../ui/theme.ts';
import { dismissToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { accountStates } from './account-states.tsx';
import { shellStates } from './shell-states.tsx';

const onAddress = (changed: () => void) => {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
};
const readState = () => new URLSearchParams(location.search).get('state');

/**
 * Every screen in every state, in the development build only. `/gallery` lists
 * them, `/gallery?state={id}` shows one; tests walk the same list. A change of
 * the address without a load shows the next one, with nothing left of the former.
 */
export function Gallery() {
  const [states, setStates] = useState<readonly GalleryState[] | null>(null);
  useEffect(() => {
    applyTheme();
    void Promise.all(webModules.map((module) => module.gallery?.().then((part) => part.states) ?? [])).then((parts) =>
      setStates([...shellStates, ...accountStates, ...parts.flat()]),
    );
  }, []);

  const wanted = useSyncExternalStore(onAddress, readState);
  if (!states) return null;
  const state = states.find((entry) => entry.id === wanted);
  return state ? <Stage key={state.id} state={state} /> : <Index states={states} />;
}

function Index({ states }: { states: readonly GalleryState[] }) {
  return (
    <main className="mx-auto max-w-[44rem] px-5 py-12">
      <h1 className="text-title">Gallery</h1>
      <ul className="mt-6 grid gap-1">
        {states.map((state) => (
          <li key={state.id}>
            <a
              href={`/gallery?state=${state.id}`}
              data-state={state.id}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {state.title}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** One state under its own providers, with a client that knows only the state's answers. */
function Stage({ state }: { state: GalleryState }) {
  useEffect(
    () => () => {
      dismissToast();
      sessionStorage.clear();
    },
    [],
  );
  const [queries] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(SESSION_KEY, state.session ?? testSession());
    return client;
  });
  const [api] = useState(() =>
    createApiClient({
      shownUser: () => null,
      fetch: (input, init) => {
        const path = String(input).split('?')[0];
        const found = state.answers?.find(
          (answer) => (answer.path ?? answer.route.path) === path && answer.route.method === (init?.method ?? 'GET'),
        );
        if (!found) return new Promise<Response>(() => undefined);
        return Promise.resolve(Response.json(found.body, { status: found.status ?? 200 }));
      },
    }),
  );

  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <MemoryRouter initialEntries={[state.at ?? '/dashboard']}>
          <Routes>
            {state.bare ? (
              <Route path="*" element={state.screen} />
            ) : (
              <Route element={<AppFrame />}>
                <Route path="*" element={state.screen} />
              </Route>
            )}
          </Routes>
        </MemoryRouter>
        <Toaster />
      </ApiProvider>
    </QueryClientProvider>
  );
}
