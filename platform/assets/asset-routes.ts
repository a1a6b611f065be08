import { savedFile } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import type { Assets } from './assets.ts';
import { assetRoutes } from './contract.ts';

export function createAssetRoutes(assets: Assets): ImplementedRoute[] {
  return implement(assetRoutes, {
    async createAsset({ upload, fields }, rc) {
      return assets.create(requireUser(rc).id, upload, fields.purpose);
    },
    async getAsset({ params }, rc) {
      const { row, bytes } = await assets.read(requireUser(rc).id, params.id);
      const file = savedFile(row.contentType, bytes, row.fileName);
      return reply(200, { ...file, headers: { ...file.headers, 'Content-Length': String(bytes.length) } });
    },
    async deleteAsset({ params }, rc) {
      await assets.removeUnused(requireUser(rc).id, params.id);
      return undefined;
    },
  });
}
