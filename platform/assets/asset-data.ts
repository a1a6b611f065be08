import type { PersonalDataPart } from '#platform/module/personal-data.ts';
import type { Assets } from './assets.ts';
import { toAsset } from './assets.ts';

/** Uploaded assets in a person's archive. Rows go with the row in `platform.users`, files with the owner's. */
export function createAssetData(assets: Assets): PersonalDataPart {
  return {
    id: 'assets',
    tables: ['platform.assets'],
    async *files(userId) {
      const rows = await assets.list(userId);
      yield {
        name: 'assets.json',
        read: async () => `${JSON.stringify(rows.map(toAsset), undefined, 2)}\n`,
      };
      for (const { id, fileName } of rows) {
        const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1] ?? 'bin';
        yield {
          name: `${id}.${ending.toLowerCase()}`,
          read: async () => (await assets.read(userId, id).catch(() => undefined))?.bytes,
        };
      }
    },
    remove: async () => undefined,
  };
}
