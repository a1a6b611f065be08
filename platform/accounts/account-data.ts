import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';

/** What the archive says of a table; tokens, hashes and sealed secrets stay here. */
const COLUMNS = {
  account: [
    'id',
    'email',
    'name',
    'role',
    'email_verified',
    'deletion_asked_at',
    'deletion_due_at',
    'created_at',
    'updated_at',
  ],
  passkeys: ['id', 'name', 'synced', 'created_at', 'last_used_at'],
  apiKeys: ['id', 'name', 'begins_with', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'],
  devices: ['id', 'ip_address', 'user_agent', 'remembered', 'created_at', 'updated_at', 'expires_at'],
  trail: ['id', 'at', 'action', 'result', 'code', 'address_prefix', 'user_agent'],
  // Without who did it and the note they left: those are about the operator, and may name somebody else.
  operators: ['id', 'at', 'command', 'lines', 'result'],
} as const;

/** The platform's own share of a person's data. Its rows go with the row in `platform.users`. */
export function createAccountData(db: Knex): PersonalDataPart {
  const mine = (table: string, userId: string): Knex.QueryBuilder => db(`platform.${table}`).where({ user_id: userId });
  return {
    id: 'account',
    tables: [
      'platform.users',
      'platform.sessions',
      'platform.accounts',
      'platform.second_factors',
      'platform.passkeys',
      'platform.api_keys',
      'platform.known_networks',
      'platform.audit_log',
      'platform.ops_log',
    ],
    async *files(userId) {
      yield jsonFile('account.json', async () => ({
        ...(await db('platform.users').where({ id: userId }).first(COLUMNS.account)),
        signInMethods: await mine('accounts', userId).select('provider_id', 'created_at', 'updated_at'),
        secondStep: (await mine('second_factors', userId).first('created_at', 'confirmed_at')) ?? null,
      }));
      yield jsonFile('devices.json', () => mine('sessions', userId).select(COLUMNS.devices).orderBy('created_at'));
      yield jsonFile('passkeys.json', () => mine('passkeys', userId).select(COLUMNS.passkeys).orderBy('created_at'));
      yield jsonFile('api-keys.json', () => mine('api_keys', userId).select(COLUMNS.apiKeys).orderBy('created_at'));
      // The networks themselves are kept as hashes nobody can turn back.
      yield jsonFile('networks.json', () =>
        mine('known_networks', userId).select('last_seen_at').orderBy('last_seen_at'),
      );
      yield jsonFile('trail.json', () => mine('audit_log', userId).select(COLUMNS.trail).orderBy(['at', 'id']));
      yield jsonFile('operators.json', () =>
        db('platform.ops_log').where({ subject: userId }).select(COLUMNS.operators).orderBy(['at', 'id']),
      );
    },
    remove: async () => undefined,
  };
}
