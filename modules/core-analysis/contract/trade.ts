import * as z from 'zod/mini';

/** What is sold: it chooses the verbs, the safety lines and the noun that advice suggests. */
export const TRADES = ['goods', 'stays', 'events', 'dining', 'services', 'courses', 'apps', 'causes'] as const;
export const trade = z.enum(TRADES);
export type Trade = z.output<typeof trade>;

export const TRADE_LABELS: Readonly<Record<Trade, string>> = {
  goods: 'Products',
  stays: 'Trips and stays',
  events: 'Events and tickets',
  dining: 'Restaurant, café, bar',
  services: 'Services and appointments',
  courses: 'Courses and reading',
  apps: 'Apps and software',
  causes: 'Donations and causes',
};
