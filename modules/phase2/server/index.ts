import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { provide } from '#platform/module/service-ref.ts';
import { phase2TidyType } from '#workflows/definitions/phase2/tidy.types.ts';
import { phase2NotesRef } from '../api.ts';
import { phase2Routes } from '../contract/routes.ts';
import { phase2Manifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { NoteService } from './note-service.ts';
import { NoteStore } from './note-store.ts';
import { createNoteCommands } from './ops-commands.ts';
import { createNoteData } from './personal-data.ts';
import { createPhase2Routes } from './routes.ts';

export const phase2Module = defineServerModule(phase2Manifest, {
  config: z.object({}),
  requires: {},
  provides: [phase2NotesRef],
  routes: phase2Routes,
  migrations,
  setup({ db, clock, ids }) {
    const store = new NoteStore(db);
    const service = new NoteService({ store, clock, ids });
    return {
      routes: createPhase2Routes({ service }),
      provides: [provide(phase2NotesRef, { count: (owner) => store.count(owner) })],
      contributes: [
        contribute(personalData, createNoteData(store), { ungated: true }),
        ...createNoteCommands(service).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: { tidy: () => service.removeOld(() => heartbeat()) },
      schedules: [
        {
          id: 'tidy',
          calendar: [{ hour: 3, weekday: 'sunday' }],
          workflow: phase2TidyType,
          input: {},
          queue: phase2TidyType.queue,
        },
      ],
    };
  },
});
