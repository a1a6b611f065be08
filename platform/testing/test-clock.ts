import type { Clock } from '#platform/clock.ts';

/** A clock that runs, and that tests can move. */
export class TestClock implements Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }

  set(instant: Date): void {
    this.offsetMs = instant.getTime() - Date.now();
  }
}
