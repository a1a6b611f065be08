import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import type { ProfileStore } from './profile-store.ts';

/** This module's share of a person's data. Its row goes with the row in `platform.users`. */
export function createProfileData(store: ProfileStore): PersonalDataPart {
  return {
    id: 'elite-profile',
    tables: ['elite_profile.profiles'],
    async *files(userId) {
      if (await store.find(userId)) yield jsonFile('profile.json', () => store.find(userId));
    },
    remove: async () => undefined,
  };
}
