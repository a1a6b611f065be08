import * as z from 'zod';
import { analysesRef, lensSource, toneSource } from '#modules/core-analysis/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { profileRoutes } from '../contract/routes.ts';
import { eliteProfileManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { createProfileCommands } from './ops-commands.ts';
import { createProfileData } from './personal-data.ts';
import { ProfileService } from './profile-service.ts';
import { ProfileStore } from './profile-store.ts';
import { createProfileRoutes } from './routes.ts';

export const eliteProfileModule = defineServerModule(eliteProfileManifest, {
  config: z.object({}),
  requires: { analyses: analysesRef },
  provides: [],
  routes: profileRoutes,
  migrations,
  setup({ db, clock, gates }, { analyses }) {
    const store = new ProfileStore(db);
    const service = new ProfileService({ store, analyses, gates, clock });
    return {
      routes: createProfileRoutes({ service }),
      contributes: [
        // Ungated: the service asks flag and plan for each person.
        contribute(
          lensSource,
          { lensFor: (id, { judgedFor, plan }) => service.lensFor({ id, plan }, judgedFor.goal) },
          { ungated: true },
        ),
        contribute(toneSource, { toneFor: (reader) => service.toneFor(reader) }, { ungated: true }),
        contribute(personalData, createProfileData(store), { ungated: true }),
        ...createProfileCommands({ db, store }).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
    };
  },
});
