import type { Migration } from '#platform/module/define-server-module.ts';

/** An analysis that failed by a fault of ours can be tried again by an operator. */
export const addAttempts: Migration = {
  async up(db) {
    await db.raw(`
      alter table core_analysis.analyses add column attempt smallint not null default 1 check (attempt > 0);
      create index analyses_failed on core_analysis.analyses (completed_at) where status = 'failed';
    `);
  },
  async down(db) {
    await db.raw(`
      drop index core_analysis.analyses_failed;
      alter table core_analysis.analyses drop column attempt;
    `);
  },
};
