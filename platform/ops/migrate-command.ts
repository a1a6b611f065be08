import type { OpsCommand } from '#platform/module/ops-command.ts';

interface Deps {
  /** Names of the migrations the database lacks, in the order they would be applied. */
  pending(): Promise<readonly string[]>;
  /** @returns the names of those that were applied */
  migrate(): Promise<readonly string[]>;
}

/** `migrate`: what `npm start` does before it starts the product. */
export function migrateCommand({ pending, migrate }: Deps): OpsCommand {
  return {
    name: 'migrate',
    summary: 'Migrate the database: the platform and every module.',
    async prepare() {
      const missing = await pending();
      if (missing.length === 0) return { lines: ['The database is up to date.'] };
      return {
        lines: [`Missing: ${missing.length}`, ...missing],
        async apply() {
          return [`Applied: ${(await migrate()).length}.`];
        },
      };
    },
  };
}
