import { Argument, Command, CommanderError, Option } from 'commander';
import { type OpsCommand, OpsError, type OpsPlan } from '#platform/module/ops-command.ts';
import type { OpsEntry } from './ops-log.ts';

export interface OpsIo {
  /** One line, without its end. */
  out(line: string): void;
  error(line: string): void;
}

export interface OpsProgramOptions {
  readonly commands: readonly OpsCommand[];
  readonly io: OpsIo;
  /** Who is at the keyboard. */
  readonly operator: string;
  record(entry: OpsEntry): Promise<void>;
}

const GROUPS: Readonly<Record<string, string>> = {
  user: 'Accounts: show, change plan or role, delete.',
  flags: 'Feature flags in Unleash.',
  data: 'Stored files.',
  storage: 'Where files are stored.',
  ledger: 'The token ledger.',
  billing: 'Products and prices at the payment provider; failed refunds.',
};

/**
 * Runs one command line. A command first says what it would do; without
 * `--dry-run` it then does it and leaves a row in the ops log.
 *
 * @param argv without program and script
 * @returns the exit code: 0 done, 1 refused or failed, 2 not understood
 */
export async function runOps(argv: readonly string[], options: OpsProgramOptions): Promise<number> {
  const { io } = options;
  const program = new Command('npm run ops --').description('Operate a running Adjudge.');
  silence(program, io);
  let failed = false;
  const groups = new Map<string, Command>();
  for (const command of options.commands) {
    const [first = '', second] = command.name.split(' ');
    let parent = program;
    if (second !== undefined) {
      parent = groups.get(first) ?? silence(program.command(first), io).description(GROUPS[first] ?? '');
      groups.set(first, parent);
    }
    const sub = silence(parent.command(second ?? first), io).description(command.summary);
    for (const { name: arg, summary, choices } of command.args ?? [])
      sub.addArgument(
        choices ? new Argument(`<${arg}>`, summary).choices([...choices]) : new Argument(`<${arg}>`, summary),
      );
    for (const { flags, summary, choices } of command.options ?? [])
      sub.addOption(choices ? new Option(flags, summary).choices([...choices]) : new Option(flags, summary));
    sub.option('--dry-run', 'show what would be done, change nothing');
    sub.option('--reason <text>', 'why, for the ops log');
    sub.action(async () => {
      const given = sub.opts<Record<string, string | true | undefined>>();
      failed = !(await runCommand(command, sub.args, given, options));
    });
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Asking for help is no mistake.
    return error.exitCode === 0 || error.code === 'commander.helpDisplayed' ? 0 : 2;
  }
  return failed ? 1 : 0;
}

async function runCommand(
  command: OpsCommand,
  args: readonly string[],
  { dryRun, ...given }: Record<string, string | true | undefined>,
  { io, operator, record }: OpsProgramOptions,
): Promise<boolean> {
  const options = Object.fromEntries(
    Object.entries(given).filter((e): e is [string, string] => typeof e[1] === 'string'),
  );
  let plan: OpsPlan | undefined;
  // A command may keep the reason with what it changes too.
  const entry = { operator, command: command.name, reason: options.reason };
  try {
    plan = await command.prepare({ args, options, dryRun: dryRun === true });
    for (const line of plan.lines) io.out(line);
    if (dryRun) {
      io.out(plan.apply ? 'Dry run: nothing was changed.' : 'Nothing to do.');
      return true;
    }
    const done = (await plan.apply?.()) ?? [];
    for (const line of done) io.out(line);
    const result = plan.apply ? 'done' : 'nothing_to_do';
    await record({ ...entry, subject: plan.subject, lines: [...(plan.logged ?? plan.lines), ...done], result });
    return true;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    io.error(error instanceof OpsError ? said : `Failed: ${said}`);
    if (plan?.apply && !dryRun)
      await record({
        ...entry,
        subject: plan.subject,
        lines: [...(plan.logged ?? plan.lines), said],
        result: 'failed',
      });
    return false;
  }
}

/** Prints where we say, and throws instead of ending the process. */
function silence(command: Command, io: OpsIo): Command {
  return command
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.error(text.trimEnd()) })
    .showHelpAfterError('(add --help for usage)');
}
