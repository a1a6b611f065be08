/** Milliseconds since 1970 on this device. It may be wrong by a day: never compare it with a server's time for a decision. */
export function wallClock(): number {
  return Date.now();
}
