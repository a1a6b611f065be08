/** Same origin and not the API, wherever a later rule might look. */
export function isOurs(url: URL, origin: string): boolean {
  return url.origin === origin && !/^\/(api|auth|docs|admin|metrics|livez|readyz)(\/|$)/.test(url.pathname);
}

/** A page of the app: exactly the paths the registry lists. */
export function isAppPath(pathname: string, appPaths: readonly string[]): boolean {
  return appPaths.includes(pathname.replace(/(.)\/+$/, '$1'));
}

/** A build file whose name changes with its content. */
export function isHashedAsset(pathname: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(pathname);
}
