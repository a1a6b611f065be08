import type { Knex } from 'knex';
import { GIVEN_ROLES } from '#flags/gate.ts';
import type { AccountRemoval } from '#platform/accounts/account-removal.ts';
import { asciiAddress } from '#platform/accounts/ascii-address.ts';
import type { Clock } from '#platform/clock.ts';
import { type OpsAccountFact, type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { PlanSource } from '#platform/module/platform-points.ts';
import { type FoundUser, findUser, USER_ARGUMENT } from './find-user.ts';

interface Deps {
  readonly db: Knex;
  readonly clock: Clock;
  /** Of every module. */
  factsOf(userId: string): Promise<readonly OpsAccountFact[]>;
  readonly planOf: PlanSource['planOf'];
  readonly removal: Pick<AccountRemoval, 'remove'>;
}

/** `user show`, `user set-role` and `user delete`. */
export function userCommands({ db, clock, planOf, factsOf, removal }: Deps): OpsCommand[] {
  const openSessions = async (userId: string): Promise<number> => {
    const open = db('platform.sessions').where({ user_id: userId }).where('expires_at', '>', clock.now());
    return Number((await open.count('id').first())?.count ?? 0);
  };
  return [
    {
      name: 'user show',
      summary: 'Show an account; no password, no content.',
      args: [USER_ARGUMENT],
      async prepare({ args: [who = ''] }) {
        const user = await findUser(db, who);
        const plan = (await planOf([user.id])).get(user.id) ?? 'free';
        const sessions = await openSessions(user.id);
        const last = await db('platform.audit_log')
          .where({ user_id: user.id, action: 'login', result: 'ok' })
          .max('at as at')
          .first<{ at: Date | null }>();
        return {
          subject: user.id,
          logged: ['shown'],
          lines: [
            `Account   ${user.id}`,
            `Email     ${user.email}${user.email_verified ? '' : ' (not confirmed)'}`,
            `Name      ${user.name.replace(/[\p{Cc}\p{Cf}]/gu, ' ')}`,
            `Plan      ${plan}`,
            `Role      ${user.role}`,
            `Created   ${user.created_at.toISOString()}`,
            `Sessions  ${sessions} open, last sign-in ${last?.at?.toISOString() ?? 'none since it was created'}`,
            `Two-step  ${await secondStep(db, user.id)}`,
            ...(await factsOf(user.id)).map(({ title, text }) => `${title.padEnd(9)} ${text}`),
            `Deletion  ${deletionOf(user)}`,
          ],
        };
      },
    },
    {
      name: 'user set-role',
      summary: 'Make an account an operator or a normal user.',
      args: [USER_ARGUMENT, { name: 'role', summary: 'the new role', choices: GIVEN_ROLES }],
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
      summary:
        'Delete an account and everything in it, now and permanently. Users can do it themselves, with a week to change their mind.',
      args: [USER_ARGUMENT],
      options: [
        { flags: '--confirm <address>', summary: 'the email address of the account; not needed with --dry-run' },
      ],
      async prepare({ args: [who = ''], options: { confirm }, dryRun }) {
        const user = await findUser(db, who);
        const confirmed = confirm !== undefined && asciiAddress(confirm.trim().toLowerCase()) === user.email;
        if (!confirmed && (confirm !== undefined || !dryRun))
          throw new OpsError(
            confirm === undefined
              ? `Nothing was deleted. Look with --dry-run at what would go, then add --confirm ${user.email}.`
              : `Nothing was deleted: ${confirm} is not the address of this account, which is ${user.email}.`,
          );
        const facts = await factsOf(user.id);
        return {
          subject: user.id,
          logged: ['account, uploads and results deleted'],
          lines: [
            `${user.email}: account, uploads and results will be deleted permanently. The token ledger keeps its figures.`,
            `- Devices that are signed out: ${await openSessions(user.id)}`,
            ...facts.map(({ goes }) => `- ${goes}`),
          ],
          async apply() {
            await removal.remove(user.id, { onlyIfDue: false });
            return ['Deleted.'];
          },
        };
      },
    },
  ];
}

function deletionOf({ deletion_due_at: due, removal_began_at: began }: FoundUser): string {
  if (began) return `begun on ${began.toISOString()}, tried again every hour`;
  return due ? `due on ${due.toISOString()}, requested by its owner` : 'not requested';
}

/** How somebody proves who they are beside their password. */
async function secondStep(db: Knex, userId: string): Promise<string> {
  const app = await db('platform.second_factors')
    .where({ user_id: userId })
    .whereNotNull('confirmed_at')
    .first<{ confirmed_at: Date } | undefined>('confirmed_at');
  const passkeys = await db('platform.passkeys').where({ user_id: userId }).count('id').first();
  return `${app ? `authenticator app since ${app.confirmed_at.toISOString()}` : 'off'}, passkeys: ${passkeys?.count ?? 0}`;
}
