import type { Migration } from '#platform/module/define-server-module.ts';

/**
 * `models.contributors`: how many accounts a model of the platform learned from, with those of the model it goes on from; 0 for personal
 * ones. `signals.state`: of results, which figures they were, so that the same ones are not new twice. `predictions`: a row from
 * the moment a creative is judged; its utility follows.
 */
export const noteWhatIsNew: Migration = {
  async up(db) {
    await db.raw(`
      alter table training.models add column contributors int not null default 0;
      update training.models set contributors = (card->'data'->>'owners')::int where scope = 'platform';
      alter table training.signals add column state text;
      delete from training.signals where kind = 'outcome';
      alter table training.predictions alter column utility drop not null;
      -- Kept without what they changed.
      delete from training.style_examples where kind = 'fix';
    `);
  },
  async down(db) {
    await db.raw(`
      delete from training.predictions where utility is null;
      alter table training.predictions alter column utility set not null;
      alter table training.signals drop column state;
      alter table training.models drop column contributors;
    `);
  },
};
