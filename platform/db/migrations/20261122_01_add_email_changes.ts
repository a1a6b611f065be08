import type { Migration } from '#platform/module/define-server-module.ts';

/** Links that prove another address before an account takes it: the address waits beside the token. */
export const addEmailChanges: Migration = {
  async up(db) {
    await db.raw(`
      alter table platform.one_time_tokens
        drop constraint one_time_tokens_purpose_check,
        add column new_email text,
        add constraint one_time_tokens_purpose_check
          check (purpose in ('reset_password', 'verify_email', 'second_factor', 'change_email')),
        add constraint one_time_tokens_new_email_check check ((purpose = 'change_email') = (new_email is not null));
    `);
  },
  async down(db) {
    await db.raw(`
      delete from platform.one_time_tokens where purpose = 'change_email';
      alter table platform.one_time_tokens
        drop constraint one_time_tokens_new_email_check,
        drop column new_email,
        drop constraint one_time_tokens_purpose_check,
        add constraint one_time_tokens_purpose_check
          check (purpose in ('reset_password', 'verify_email', 'second_factor'));
    `);
  },
};
