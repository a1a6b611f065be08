const KEY = 'adjudge.app-version';

/** Notes which version answered last; cleared at sign-out. */
export function rememberVersion(version: string): void {
  if (localStorage.getItem(KEY) !== version) localStorage.setItem(KEY, version);
}

export function forgetVersion(): void {
  localStorage.removeItem(KEY);
}
