import { defineRoutes } from '#platform/contract/define-routes.ts';
import { profile, profileInput, profilePreview } from './profile.ts';

const gate = { feature: 'profile.agent' } as const;

export const profileRoutes = defineRoutes('elite-profile', {
  getProfile: {
    method: 'GET',
    path: '/api/user/profile',
    summary: 'The AI profile of the signed-in user; its defaults, with `updatedAt` null, while none was saved.',
    responses: { 200: profile },
    gate,
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    summary:
      'Save the AI profile, whole: what is absent goes back to its default. Results are worded by it at once; new analyses are judged by it.',
    body: profileInput,
    responses: { 200: profile },
    gate,
    limits: [{ name: 'elite-profile.save', points: 60, seconds: 60, by: 'user' }],
  },
  previewProfile: {
    method: 'POST',
    path: '/api/user/profile/preview',
    summary: 'What a profile would change in judging, and one advice of the last analysis in its words. Saves nothing.',
    body: profileInput,
    responses: { 200: profilePreview },
    gate,
    limits: [{ name: 'elite-profile.preview', points: 240, seconds: 60, by: 'user' }],
  },
});
