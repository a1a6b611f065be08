import type { Migration } from '#platform/module/define-server-module.ts';

/** Who met which variant of a flag first, and when: once for each user and variant. */
export const createFlagExposures: Migration = {
  async up(db) {
    await db.raw(`
      create schema if not exists phase2;
      create table phase2.flag_exposures (
        user_id uuid not null references platform.users (id) on delete cascade,
        flag text not null,
        variant text not null,
        share smallint check (share between 0 and 100),
        exposed_at timestamptz not null,
        primary key (user_id, flag, variant)
      );
      create index flag_exposures_by_time on phase2.flag_exposures (exposed_at);
    `);
  },
  async down(db) {
    await db.raw('drop table phase2.flag_exposures');
  },
};
