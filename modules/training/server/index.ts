import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { provide } from '#platform/module/service-ref.ts';
import { trainingTidyType } from '#workflows/definitions/training/tidy.types.ts';
import { trainingNotesRef } from '../api.ts';
import { trainingRoutes } from '../contract/routes.ts';
import { trainingManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { NoteService } from './note-service.ts';
import { NoteStore } from './note-store.ts';
import { createNoteCommands } from './ops-commands.ts';
import { createNoteData } from './personal-data.ts';
import { createTrainingRoutes } from './routes.ts';

export const trainingModule = defineServerModule(trainingManifest, {
  config: z.object({}),
  requires: {},
  provides: [trainingNotesRef],
  routes: trainingRoutes,
  migrations,
  setup({ db, clock, ids }) {
    const store = new NoteStore(db);
    const service = new NoteService({ store, clock, ids });
    return {
      routes: createTrainingRoutes({ service }),
      provides: [provide(trainingNotesRef, { count: (owner) => store.count(owner) })],
      contributes: [
        contribute(personalData, createNoteData(store), { ungated: true }),
        ...createNoteCommands(service).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: { tidy: () => service.removeOld(() => heartbeat()) },
      schedules: [
        {
          id: 'tidy',
          calendar: [{ hour: 3, weekday: 'sunday' }],
          workflow: trainingTidyType,
          input: {},
          queue: trainingTidyType.queue,
        },
      ],
    };
  },
});
