import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeApi } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import TrainingPage from './training-page.tsx';

const note = {
  id: '019aa000-0000-7000-8000-000000000001',
  text: 'Try it warmer',
  createdAt: '2026-11-28T09:00:00.000Z',
};

it('says what the place is for while there is nothing in it', async () => {
  renderApp(<TrainingPage />, { api: new FakeApi().answer(routes.listNotes, []) });
  expect(await screen.findByText('No notes yet')).toBeDefined();
});

it('shows the notes, and says why one cannot be kept', async () => {
  const api = new FakeApi()
    .answer(routes.listNotes, [note])
    .refuse(routes.createNote, 400, { code: 'invalid_input', message: 'Write something first' });
  renderApp(<TrainingPage />, { api });
  expect(await screen.findByText('Try it warmer')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('Write something first')).toBeDefined();
});

it('offers to try again where the notes cannot be loaded', async () => {
  const api = new FakeApi().refuse(routes.listNotes, 500, { code: 'internal', message: 'Something went wrong.' });
  renderApp(<TrainingPage />, { api });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
