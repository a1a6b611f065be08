import { savedFile, shownFile } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { type Fix, fixRoutes } from '../../contract/fixes.ts';
import type { FixService } from './fix-service.ts';

const CONTENT_TYPES: Record<Fix['format'], string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** The contract of fixes, implemented. */
export function createFixRoutes(service: FixService): ImplementedRoute[] {
  return implement(fixRoutes, {
    async requestFixes({ params }, rc) {
      const body = await service.request(requireUser(rc).id, params.id);
      return reply(202, { body, headers: { Location: `/api/analyses/${params.id}/fixes` } });
    },
    getFixes: ({ params }, rc) => service.list(requireUser(rc).id, params.id),
    async getFixFile({ params }, rc) {
      const { bytes, fix, name } = await service.file(requireUser(rc).id, params.id, params.fixId);
      return savedFile(CONTENT_TYPES[fix.format], bytes, name);
    },
    async getFixPreview({ params }, rc) {
      return shownFile('image/webp', await service.preview(requireUser(rc).id, params.id, params.fixId));
    },
  });
}
