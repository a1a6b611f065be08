import type { Migration } from '#platform/module/define-server-module.ts';

/** What each creative is judged for; without a placement, against the one it fits best. */
export const addAnalysisSettings: Migration = {
  async up(db) {
    await db.raw(`
      alter table core_analysis.analyses
        add column goal text not null default 'sales',
        add column placement text,
        add column brand text;
    `);
  },
  async down(db) {
    await db.raw('alter table core_analysis.analyses drop column goal, drop column placement, drop column brand');
  },
};
