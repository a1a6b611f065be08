import { type RouteReply, reply } from '#platform/module/request-context.ts';

/** A file made from an upload, shown in the page. Never run, never kept by a cache. */
export function shownFile(contentType: string, body: Buffer): RouteReply {
  return privateFile(contentType, body, 'inline');
}

/** A file made from an upload, to be saved under `name`. Never run, never kept by a cache. */
export function savedFile(contentType: string, body: Buffer, name: string): RouteReply {
  return privateFile(contentType, body, attachment(name));
}

/** A file's name without its ending; `creative` where nothing is left. */
export function stemOf(fileName: string): string {
  return fileName.replace(/\.[^.]{1,5}$/u, '').trim() || 'creative';
}

function privateFile(contentType: string, body: Buffer, disposition: string): RouteReply {
  return reply(200, {
    raw: { contentType, body },
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': disposition,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** What a browser needs to save a file under that name, whatever letters are in it (RFC 6266). */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
