import type { Middleware } from 'koa';

/** Hashed files of the build: scripts, sheets, pictures, fonts. */
const ASSET = /^\/assets\/[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg|png|webp|jpg|ico)$/;

/**
 * Headers of every answer. Pages get the full policy; API answers one that allows nothing. Files a page is made of get what means
 * anything for them: the rest would be most of what a small one weighs.
 */
export function securityHeaders(options: { https: boolean; scriptHashes: readonly string[] }): Middleware {
  const page = [
    "default-src 'none'",
    `script-src 'self' ${options.scriptHashes.map((h) => `'${h}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    // A chosen video is read on the device before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const api = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
  const everything = (policy: string): Record<string, string> => ({
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  return async (ctx, next) => {
    if (ASSET.test(ctx.path)) {
      ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' });
      await next();
      // Nothing was there, and a page says so.
      if (!ctx.response.is('html')) return;
      ctx.set(everything(page));
      return;
    }
    ctx.set(everything(ctx.path.startsWith('/api/') ? api : page));
    await next();
  };
}
