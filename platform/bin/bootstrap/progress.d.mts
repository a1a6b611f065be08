export interface ProgressOut {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Shows steps that run at the same time: a live block on a terminal, plain lines elsewhere. */
export class Progress {
  constructor(options?: { out?: ProgressOut; live?: boolean; now?: () => number });
  /** Prints a line for good, above the steps that are running. */
  line(text: string): void;
  /** Runs `work` as a step; `note` says how far it is. Result and failure are passed on. */
  step<T>(name: string, work: (note: (text: string) => void) => Promise<T> | T): Promise<T>;
}
