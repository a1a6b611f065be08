import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import TrainingPage from '../pages/training-page.tsx';

const notes = [
  { id: '019aa000-0000-7000-8000-000000000001', text: 'Try a warmer headline', createdAt: '2026-11-28T09:00:00.000Z' },
  {
    id: '019aa000-0000-7000-8000-000000000002',
    text: 'The price belongs in the picture',
    createdAt: '2026-11-27T09:00:00.000Z',
  },
];
const refused = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' };

const state = (id: string, title: string, answers: GalleryState['answers']): GalleryState => ({
  id: `training-${id}`,
  title: `Training: ${title}`,
  at: '/training',
  answers,
  screen: <TrainingPage />,
});

export const states: readonly GalleryState[] = [
  state('loading', 'on its way', []),
  state('empty', 'nothing yet', [{ route: routes.listNotes, body: [] }]),
  state('filled', 'two notes', [{ route: routes.listNotes, body: notes }]),
  state('long', 'a long note', [
    { route: routes.listNotes, body: [{ ...notes[0], text: 'Longestwordthatnobodywouldeverwrite'.repeat(12) }] },
  ]),
  state('failed', 'could not be loaded', [{ route: routes.listNotes, status: 500, body: refused }]),
];
