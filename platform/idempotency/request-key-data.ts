import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';

/** Keys of a person's requests in their archive. Rows go with the row in `platform.users`. */
export function createRequestKeyData(db: Knex): PersonalDataPart {
  return {
    id: 'requests',
    tables: ['platform.request_keys'],
    async *files(userId) {
      yield jsonFile('requests.json', () =>
        db('platform.request_keys')
          .where({ user_id: userId })
          .orderBy('created_at')
          .select('key', 'subject', 'created_at', 'expires_at'),
      );
    },
    remove: async () => undefined,
  };
}
