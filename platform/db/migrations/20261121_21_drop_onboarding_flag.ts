import type { Migration } from '#platform/module/define-server-module.ts';

/** Whoever shows people around keeps how far they are; nothing ever wrote the accounts' own flag. */
export const dropOnboardingFlag: Migration = {
  async up(db) {
    await db.raw('alter table platform.users drop column has_completed_onboarding');
  },
  async down(db) {
    await db.raw('alter table platform.users add column has_completed_onboarding boolean not null default false');
  },
};
