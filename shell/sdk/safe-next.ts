/**
 * Where to go after sign-in. Only a path of this site is taken: an address that
 * could lead elsewhere (`//host`, `/\host`, control characters) becomes the default.
 */
export function safeNext(next: string | null, fallback = '/dashboard'): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return fallback;
  for (const char of next) if (char.charCodeAt(0) < 0x20) return fallback;
  return next.startsWith('/login') || next.startsWith('/signup') ? fallback : next;
}

/** The sign-in page with a way back to a path. */
export function loginHref(from: string): string {
  return from === '/' ? '/login' : `/login?next=${encodeURIComponent(from)}`;
}
