import type { Migration } from '#platform/module/define-server-module.ts';

/** What somebody said of a result goes with the analysis: words outlived it where their owner had deleted it. */
export const dropFeedbackWithAnalysis: Migration = {
  async up(db) {
    await db.raw(`
      -- Of analyses that are gone already; what was said of a page names the page as its category.
      delete from core_analysis.feedback where analysis_id is null and category = 'analysis_feedback';
      alter table core_analysis.feedback
        drop constraint feedback_analysis_id_fkey,
        add constraint feedback_analysis_id_fkey
          foreign key (analysis_id) references core_analysis.analyses (id) on delete cascade;
    `);
  },
  async down(db) {
    await db.raw(`
      alter table core_analysis.feedback
        drop constraint feedback_analysis_id_fkey,
        add constraint feedback_analysis_id_fkey
          foreign key (analysis_id) references core_analysis.analyses (id) on delete set null;
    `);
  },
};
