import type { Migration } from '#platform/module/define-server-module.ts';
import { createEvents } from './20261128_01_create_events.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_events': createEvents,
};
