import type { Migration } from '#platform/module/define-server-module.ts';

/** Where mails go while no mail server is configured. */
export const createOutboxMails: Migration = {
  async up(db) {
    await db.raw(`
      create table platform.outbox_mails (
        id uuid primary key,
        sender text not null,
        recipient text not null,
        subject text not null,
        text_body text not null,
        html_body text not null,
        created_at timestamptz not null
      );
      create index outbox_mails_created_at_idx on platform.outbox_mails (created_at desc);
    `);
  },
  async down(db) {
    await db.raw('drop table platform.outbox_mails');
  },
};
