/** What a run of the tests is asked for. */
export interface TestArguments {
  /** `static`: only what reads the sources. `deep`: what searches for rare faults. */
  readonly run: 'all' | 'static' | 'deep';
  /** Folders or files of the project; empty for all of it. */
  readonly paths: readonly string[];
}

/** @throws Error with a sentence for the person who typed it */
export function readTestArguments(args: readonly string[], exists: (path: string) => boolean): TestArguments {
  const paths: string[] = [];
  let run: TestArguments['run'] = 'all';
  for (const arg of args) {
    if (arg === '--static' || arg === '--deep') run = arg === '--static' ? 'static' : 'deep';
    else if (arg.startsWith('-'))
      throw new Error(`There is no option ${arg}. Use: npm test -- [--static | --deep] [FOLDER ...]`);
    else if (!exists(arg))
      throw new Error(
        `There is no file or folder ${arg}. Name one from the project's root, for example modules/billing.`,
      );
    else paths.push(arg.replace(/\/$/u, ''));
  }
  return { run, paths };
}
