import { createExtensionPoint } from './extension-point.ts';

export interface OpsArgument {
  readonly name: string;
  readonly summary: string;
  /** What may be given, where that is a closed list. */
  readonly choices?: readonly string[];
}

export interface OpsOption {
  /** As `--rollout <percent>`. */
  readonly flags: string;
  readonly summary: string;
  readonly choices?: readonly string[];
}

export interface OpsInput {
  /** In the order of the command's arguments. */
  readonly args: readonly string[];
  /** By the option's long name, in camel case; `reason` is one of every command. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Nothing will be done: a command that asks for a confirmation asks for none. */
  readonly dryRun: boolean;
}

/** What a command found and what it would do. */
export interface OpsPlan {
  /** Read by a person: what is, or what would change, from what to what. */
  readonly lines: readonly string[];
  /** What the log keeps in place of `lines` where those name a person: the log is for ever. */
  readonly logged?: readonly string[];
  /** What it is about, for the log: an id, never a mail address. */
  readonly subject?: string;
  /**
   * Does it; absent where there is nothing to do or only to read. Safe to run twice.
   * @returns what was done, in sentences
   */
  readonly apply?: () => Promise<readonly string[]>;
}

/** A refusal an operator can do something about; its message is printed as it is. */
export class OpsError extends Error {}

/** A command of `npm run ops`. */
export interface OpsCommand {
  /** Two words, as `user set-plan`, or one, as `migrate`. */
  readonly name: string;
  readonly summary: string;
  readonly args?: readonly OpsArgument[];
  readonly options?: readonly OpsOption[];
  /** Looks, and says what it would do; changes nothing. @throws OpsError */
  prepare(input: OpsInput): Promise<OpsPlan>;
}

/** One line about an account: figures, no content, no secret. */
export interface OpsAccountFact {
  /** One word of at most nine letters. */
  readonly title: string;
  readonly text: string;
  /** What goes of it with the account, as a line for whoever is about to delete it. */
  readonly goes: string;
}

/** What a module tells operators of an account. Reads; changes nothing. */
export interface OpsAccountFacts {
  facts(userId: string): Promise<readonly OpsAccountFact[]>;
}

/** What modules add to `user show` and to what `user delete` says. */
export const opsAccountFacts = createExtensionPoint<OpsAccountFacts>('platform.opsAccountFacts');

/** Commands that modules add to the ops command line. */
export const opsCommands = createExtensionPoint<OpsCommand>('platform.opsCommands');
