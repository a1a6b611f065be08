export interface E2ePorts {
  readonly app: number;
  readonly gallery: number;
  readonly postgres: number;
  readonly unleash: number;
  readonly temporal: number;
  readonly temporalUi: number;
  readonly stripe: number;
  /** What a run writes, below the repository. */
  readonly folder: string;
}
export function e2ePorts(env: Readonly<Record<string, string | undefined>>): E2ePorts;
