import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { type Fix, fixRoutes } from '../../contract/fixes.ts';
import type { FixService } from './fix-service.ts';
import { attachment } from './fix-view.ts';

const CONTENT_TYPES: Record<Fix['format'], string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** What came from an upload is never run and never kept by a cache. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
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
      return reply(200, {
        raw: { contentType: CONTENT_TYPES[fix.format], body: bytes },
        headers: { ...HEADERS, 'Content-Disposition': attachment(name) },
      });
    },
    async getFixPreview({ params }, rc) {
      const body = await service.preview(requireUser(rc).id, params.id, params.fixId);
      return reply(200, {
        raw: { contentType: 'image/webp', body },
        headers: { ...HEADERS, 'Content-Disposition': 'inline' },
      });
    },
  });
}
