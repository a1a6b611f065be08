import type { Migration } from '#platform/module/define-server-module.ts';

/** Mails that are stored with the change that causes them and then sent: an outbox. */
export const renameOutbox: Migration = {
  async up(db) {
    await db.raw(`
      alter table billing.notices rename to outbox;
      alter index billing.notices_unsent rename to outbox_unsent;
    `);
  },
  async down(db) {
    await db.raw(`
      alter index billing.outbox_unsent rename to notices_unsent;
      alter table billing.outbox rename to notices;
    `);
  },
};
