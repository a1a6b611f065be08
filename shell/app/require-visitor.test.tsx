import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { testSession } from '../sdk/testing/fake-api.ts';
import { renderApp } from '../sdk/testing/render-app.tsx';
import { RequireVisitor } from './require-visitor.tsx';

function arrive(next: string) {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  renderApp(
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path="/login" element="The form" />
      </Route>
      <Route path="*" element="A page of the app" />
    </Routes>,
    { session: testSession(), at: `/login?next=${encodeURIComponent(next)}` },
  );
  return replace;
}

it('goes on to a page of the app without a load', () => {
  expect(arrive('/history?sort=best')).not.toHaveBeenCalled();
  expect(screen.getByText('A page of the app')).toBeDefined();
});

it('loads a public page, which the app has not', () => {
  expect(arrive('/subscribe?plan=pro')).toHaveBeenCalledWith('/subscribe?plan=pro');
  expect(screen.queryByText('A page of the app')).toBeNull();
});
