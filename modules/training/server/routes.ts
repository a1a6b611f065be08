import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { trainingRoutes } from '../contract/routes.ts';
import type { NoteService } from './note-service.ts';

export function createTrainingRoutes({ service }: { service: NoteService }): ImplementedRoute[] {
  return implement(trainingRoutes, {
    listNotes: (_input, rc) => service.list(requireUser(rc).id),
    createNote: async ({ body }, rc) => reply(201, { body: await service.create(requireUser(rc).id, body.text) }),
    getNote: ({ params }, rc) => service.get(requireUser(rc).id, params.id),
    async deleteNote({ params }, rc) {
      await service.remove(requireUser(rc).id, params.id);
      return undefined;
    },
    figures: () => service.figures(),
  });
}
