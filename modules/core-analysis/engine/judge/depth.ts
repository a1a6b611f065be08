/** How far a result goes; what a plan includes decides it. */
export interface Depth {
  /** Specialists on the team; 0 leaves the team out. */
  team: 0 | 6 | 8;
  /** Each shot of a video judged by itself. */
  segments: boolean;
  /** Instructions for a creator who films the next version. */
  ugc: boolean;
}

/** Everything there is: the command line, the highest plan. */
export const FULL_DEPTH: Depth = { team: 8, segments: true, ugc: true };

/** Score, findings and strategy only. */
export const PLAIN_DEPTH: Depth = { team: 0, segments: false, ugc: false };
