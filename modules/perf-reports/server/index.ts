import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { provide } from '#platform/module/service-ref.ts';
import { perfReportsTidyType } from '#workflows/definitions/perf-reports/tidy.types.ts';
import { perfReportsNotesRef } from '../api.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { perfReportsManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { NoteService } from './note-service.ts';
import { NoteStore } from './note-store.ts';
import { createNoteCommands } from './ops-commands.ts';
import { createNoteData } from './personal-data.ts';
import { createPerfReportsRoutes } from './routes.ts';

export const perfReportsModule = defineServerModule(perfReportsManifest, {
  config: z.object({}),
  requires: {},
  provides: [perfReportsNotesRef],
  routes: perfReportsRoutes,
  migrations,
  setup({ db, clock, ids }) {
    const store = new NoteStore(db);
    const service = new NoteService({ store, clock, ids });
    return {
      routes: createPerfReportsRoutes({ service }),
      provides: [provide(perfReportsNotesRef, { count: (owner) => store.count(owner) })],
      contributes: [
        contribute(personalData, createNoteData(store), { ungated: true }),
        ...createNoteCommands(service).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: { tidy: () => service.removeOld(() => heartbeat()) },
      schedules: [
        {
          id: 'tidy',
          calendar: [{ hour: 3, weekday: 'sunday' }],
          workflow: perfReportsTidyType,
          input: {},
          queue: perfReportsTidyType.queue,
        },
      ],
    };
  },
});
