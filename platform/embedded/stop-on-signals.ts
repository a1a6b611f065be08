import { environment } from '../bin/bootstrap/environment.mjs';
import { whenOrphanedByNpm } from './orphaned.ts';

export interface StopActions {
  /** One line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** Ends everything in order. */
  readonly gently: () => Promise<void>;
  /** Ends everything now. */
  readonly atOnce: () => void;
}

/** npm passes a Ctrl-C on that the terminal has sent to us already: two that close together are one. */
const SAME_KEYSTROKE_MS = 700;

/**
 * Ctrl-C, SIGTERM and a closed terminal stop everything in order; a second
 * Ctrl-C kills. An error nobody caught stops everything too. The process ends
 * with it: 0 when asked, 1 after an error, 130 when killed.
 */
export class StopOnSignals {
  private since: number | undefined;

  constructor(private readonly actions: StopActions) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.asked(signal));
    whenOrphanedByNpm(environment(), () => this.asked('SIGTERM'));
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error: unknown) => {
        if (this.since === undefined) void this.because(error instanceof Error ? `${error.stack}` : String(error));
      });
    // A terminal that is gone must not keep us from stopping the rest.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /** Whether a stop is under way. */
  get begun(): boolean {
    return this.since !== undefined;
  }

  /** Stops everything because of a problem, then ends this process with code 1. */
  because(problem: string): Promise<never> {
    return this.stop(`\n${problem}`, 1);
  }

  private asked(signal: NodeJS.Signals): void {
    if (this.since === undefined) {
      void this.stop('\nStopping; Ctrl-C once more kills.', 0);
      return;
    }
    if (signal !== 'SIGINT' || performance.now() - this.since < SAME_KEYSTROKE_MS) return;
    this.actions.say('Killed.');
    this.actions.atOnce();
    process.exit(130);
  }

  private async stop(why: string, exitCode: number): Promise<never> {
    this.since = performance.now();
    this.actions.say(why);
    try {
      await this.actions.gently();
      if (exitCode === 0) this.actions.say('Stopped.');
    } catch (error) {
      this.actions.say(`Stopping failed: ${error instanceof Error ? error.message : error}`);
      this.actions.atOnce();
    }
    process.exit(exitCode);
  }
}
