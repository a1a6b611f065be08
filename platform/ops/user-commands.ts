import type { Knex } from 'knex';
import { ROLES } from '#flags/gate.ts';
import type { AccountRemoval } from '#platform/accounts/account-removal.ts';
import type { Clock } from '#platform/clock.ts';
import type { OpsCommand } from '#platform/module/ops-command.ts';
import type { PlanSource } from '#platform/module/platform-points.ts';
import { findUser, USER_ARGUMENT } from './find-user.ts';

interface Deps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly planOf: PlanSource['planOf'];
  readonly removal: Pick<AccountRemoval, 'remove'>;
}

/** `user show`, `user set-role` and `user delete`. */
export function userCommands({ db, clock, planOf, removal }: Deps): OpsCommand[] {
  return [
    {
      name: 'user show',
      summary: 'What is known of an account; no password, no content.',
      args: [USER_ARGUMENT],
      async prepare({ args: [who = ''] }) {
        const user = await findUser(db, who);
        const plan = (await planOf([user.id])).get(user.id) ?? 'free';
        const sessions = await db('platform.sessions')
          .where({ user_id: user.id })
          .where('expires_at', '>', clock.now())
          .count('id')
          .first();
        const last = await db('platform.audit_log')
          .where({ user_id: user.id, action: 'login', result: 'ok' })
          .max('at as at')
          .first<{ at: Date | null }>();
        return {
          subject: user.id,
          logged: ['shown'],
          lines: [
            `Account   ${user.id}`,
            `Mail      ${user.email}${user.email_verified ? '' : ' (not confirmed)'}`,
            `Name      ${user.name.replace(/[\p{Cc}\p{Cf}]/gu, ' ')}`,
            `Plan      ${plan}`,
            `Role      ${user.role}`,
            `Opened    ${user.created_at.toISOString()}`,
            `Sessions  ${sessions?.count ?? 0} open, last login ${last?.at?.toISOString() ?? 'none'}`,
          ],
        };
      },
    },
    {
      name: 'user set-role',
      summary: 'Make an account an operator, or an ordinary one again.',
      args: [USER_ARGUMENT, { name: 'role', summary: 'the new role', choices: ROLES }],
      async prepare({ args: [who = '', role = ''] }) {
        const user = await findUser(db, who);
        if (user.role === role)
          return {
            subject: user.id,
            logged: [`${role} already`],
            lines: [`${user.email} has the role ${role} already.`],
          };
        return {
          subject: user.id,
          logged: [`role ${user.role} becomes ${role}`],
          lines: [`${user.email}: role ${user.role} becomes ${role}.`],
          async apply() {
            await db('platform.users').where({ id: user.id }).update({ role, updated_at: clock.now() });
            return [`Done. It holds from the account's next request.`];
          },
        };
      },
    },
    {
      name: 'user delete',
      summary: 'Delete an account and all it keeps, now and for good. People do it themselves with a week of grace.',
      args: [USER_ARGUMENT],
      async prepare({ args: [who = ''] }) {
        const user = await findUser(db, who);
        return {
          subject: user.id,
          logged: ['account, uploads and results deleted'],
          lines: [`${user.email}: account, uploads and results will be deleted. The token ledger keeps its figures.`],
          async apply() {
            await removal.remove(user.id, { onlyIfDue: false });
            return ['Deleted.'];
          },
        };
      },
    },
  ];
}
