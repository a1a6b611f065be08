let last: string | null = null;

/** Notes what was started last on this page load, so that the intake can lead to it. */
export function startedHere(id: string): void {
  last = id;
}

export function lastStarted(): string | null {
  return last;
}
