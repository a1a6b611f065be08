import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { profileRoutes as routes } from '../../contract/routes.ts';
import AiProfilePage from '../pages/ai-profile-page.tsx';
import { profilePath } from '../paths.ts';
import { sampleEmptyPreview, sampleNoProfile, samplePreview, sampleProfile } from '../testing/sample-profile.ts';

const refused = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' };

const state = (
  id: string,
  title: string,
  answers: GalleryState['answers'],
  plan: 'elite' | 'pro' = 'elite',
): GalleryState => ({
  id: `ai-profile-${id}`,
  title: `AI profile: ${title}`,
  at: profilePath,
  session: planSession(plan),
  answers: answers ?? [],
  screen: <AiProfilePage />,
});

export const states: readonly GalleryState[] = [
  state('locked', 'on a lower plan', [], 'pro'),
  state('loading', 'on its way', []),
  state('empty', 'never saved, nothing analysed', [
    { route: routes.getProfile, body: sampleNoProfile },
    { route: routes.previewProfile, body: sampleEmptyPreview },
  ]),
  state('filled', 'in use', [
    { route: routes.getProfile, body: sampleProfile },
    { route: routes.previewProfile, body: samplePreview },
  ]),
  state('no-preview', 'the preview did not come', [
    { route: routes.getProfile, body: sampleProfile },
    { route: routes.previewProfile, status: 500, body: refused },
  ]),
  state('failed', 'could not be loaded', [{ route: routes.getProfile, status: 500, body: refused }]),
];
