import { type RouteReply, reply } from '#platform/module/request-context.ts';
import { readByteRange } from './byte-range.ts';

/** The first bytes of a WebM file. */
const EBML = 0x1a45dfa3;

/** A file made from an upload, shown in the page. Never run, never kept by a cache. */
export function shownFile(contentType: string, body: Buffer): RouteReply {
  return privateFile(contentType, body, 'inline');
}

/** A file made from an upload, to be saved under `name`. Never run, never kept by a cache. */
export function savedFile(contentType: string, body: Buffer, name: string): RouteReply {
  return privateFile(contentType, body, attachment(name));
}

/**
 * A video made from an upload, the whole or the part that is asked for: 200, 206, or 416 where that part lies outside. `version`
 * names these very bytes; a part of an older version is answered with the whole (`If-Range`).
 */
export function playedFile(
  body: Buffer,
  version: string,
  { range, 'if-range': ifRange }: { range?: string; 'if-range'?: string },
): RouteReply {
  const tag = `"${version}"`;
  const part = ifRange === undefined || ifRange === tag ? readByteRange(range, body.length) : null;
  const whole = shownFile(body.readUInt32BE(0) === EBML ? 'video/webm' : 'video/mp4', body);
  const headers = { ...whole.headers, 'Accept-Ranges': 'bytes', ETag: tag };
  if (part === null) return { ...whole, headers };
  if (part === 'none') return reply(416, { headers: { ...headers, 'Content-Range': `bytes */${body.length}` } });
  const { first, last } = part;
  return reply(206, {
    raw: { contentType: whole.raw?.contentType ?? '', body: body.subarray(first, last + 1) },
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${body.length}` },
  });
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
