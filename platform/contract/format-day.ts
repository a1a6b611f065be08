/** A day as people read it, in UTC: `January 5, 2027`. */
export function formatDay(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
