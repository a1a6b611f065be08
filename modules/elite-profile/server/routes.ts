import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { profileRoutes } from '../contract/routes.ts';
import type { ProfileService } from './profile-service.ts';

export function createProfileRoutes({ service }: { service: ProfileService }): ImplementedRoute[] {
  return implement(profileRoutes, {
    getProfile: (_input, rc) => service.get(requireUser(rc).id),
    saveProfile: ({ body }, rc) => service.save(requireUser(rc).id, body),
    previewProfile: ({ body }, rc) => service.preview(requireUser(rc).id, body),
  });
}
