import type { Migration } from '#platform/module/define-server-module.ts';

/** Networks an account was used from, as keyed hashes: strangers' wrong passwords do not count there. */
export const createKnownNetworks: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.known_networks (
        user_id uuid not null references platform.users (id) on delete cascade,
        network_hash text not null,
        last_seen_at timestamptz not null,
        primary key (user_id, network_hash)
      );
      create index known_networks_last_seen_at_idx on platform.known_networks (last_seen_at);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.known_networks');
  },
};
