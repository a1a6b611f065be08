import type { Knex } from 'knex';
import type { Migration, ServerModule } from '#platform/module/define-server-module.ts';
import { platformMigrations } from './migrations/index.ts';

const TABLE = 'adjudge_migrations';

interface NamedMigration {
  readonly name: string;
  readonly migration: Migration;
}

/** Platform first, then modules in boot order; within one owner by name. */
function listMigrations(modules: readonly ServerModule[]): NamedMigration[] {
  const of = (owner: string, list: Readonly<Record<string, Migration>>) =>
    Object.entries(list)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, migration]) => ({ name: `${owner}/${name}`, migration }));
  return [
    ...of('platform', platformMigrations),
    ...modules.flatMap((module) => of(module.manifest.id, module.migrations)),
  ];
}

/** Names of what `migrate` would apply, in its order. Changes nothing. */
export async function pendingMigrations(db: Knex, modules: readonly ServerModule[]): Promise<string[]> {
  const names = listMigrations(modules).map(({ name }) => name);
  if (!(await db.schema.hasTable(TABLE))) return names;
  const applied = new Set<string>(await db(TABLE).pluck('name'));
  return names.filter((name) => !applied.has(name));
}

/** Applies what is missing, whatever the flags say. Safe to run from several processes at once. */
export async function migrate(db: Knex, modules: readonly ServerModule[]): Promise<string[]> {
  const source: Knex.MigrationSource<NamedMigration> = {
    getMigrations: async () => listMigrations(modules),
    getMigrationName: (m) => m.name,
    getMigration: async (m) => m.migration,
  };
  const [, applied] = (await db.migrate.latest({
    migrationSource: source,
    tableName: TABLE,
    disableMigrationsListValidation: false,
  })) as [number, string[]];
  return applied;
}
