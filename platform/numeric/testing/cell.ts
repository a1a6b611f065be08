/** Figures of one world by name; those that do not apply are left out. */
export type Figures = Readonly<Record<string, number>>;

/** What the method is asked to reach, in the mean over worlds. */
export interface Ask {
  readonly figure: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Subtracted from the figure first: "at least the general one plus 0.20". */
  readonly minus?: string;
  /** The naive twin's figure, which must break the bound; absent: the twin is in another ask. */
  readonly twin?: string;
}

/** One kind of world at one size: what is run, and what is asked of it. */
export interface Cell {
  readonly id: string;
  readonly run: (seed: number) => Figures;
  /** Not more worlds than this, where one takes long. */
  readonly worlds?: number;
  readonly asks: readonly Ask[];
}

export interface FigureSummary {
  readonly mean: number;
  /** Standard deviation between worlds. */
  readonly sd: number;
  readonly worlds: number;
  /** The figure is yes or no in each world. */
  readonly yesNo: boolean;
}

export interface AskResult extends Ask {
  readonly got: number;
  readonly met: boolean;
  /** Met, or missed by less than two standard errors of the mean: not told apart from the bound with so many worlds. */
  readonly metWithinError: boolean;
  readonly twinGot?: number;
  readonly twinFails?: boolean;
}

export const summarise = (worlds: readonly Figures[]): Record<string, FigureSummary> => {
  const names = [...new Set(worlds.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = worlds
        .map((figures) => figures[name])
        .filter((value) => value !== undefined && !Number.isNaN(value)) as number[];
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
      return [
        name,
        {
          mean,
          sd: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
          worlds: values.length,
          yesNo: values.every((value) => value === 0 || value === 1),
        },
      ];
    }),
  );
};

const holds = (value: number, { atLeast = -Infinity, atMost = Infinity }: Ask, slack = 0): boolean =>
  value >= atLeast - slack && value <= atMost + slack;

/** Compares a cell's means with what is asked; the error of a difference is that of both its parts. */
export const judge = (asks: readonly Ask[], figures: Record<string, FigureSummary>): AskResult[] =>
  asks.map((ask) => {
    const own = figures[ask.figure] ?? { mean: Number.NaN, sd: 0, worlds: 1, yesNo: false };
    const other = ask.minus === undefined ? undefined : figures[ask.minus];
    const got = own.mean - (other?.mean ?? 0);
    // A share's error is that of a rule exactly at the bound, so that 0 of 40 has one too.
    const bound = got < (ask.atLeast ?? -Infinity) ? (ask.atLeast ?? 0) : (ask.atMost ?? 0);
    const ownVariance = own.yesNo ? bound * (1 - bound) : own.sd * own.sd;
    const variance = (ownVariance + (other ? other.sd * other.sd : 0)) / own.worlds;
    const twin = ask.twin === undefined ? undefined : figures[ask.twin];
    const twinGot = twin && twin.mean - (other?.mean ?? 0);
    return {
      ...ask,
      got,
      met: holds(got, ask),
      metWithinError: holds(got, ask, 2 * Math.sqrt(variance)),
      ...(twinGot !== undefined && { twinGot, twinFails: !holds(twinGot, ask) }),
    };
  });
