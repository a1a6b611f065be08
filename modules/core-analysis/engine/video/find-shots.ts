import type { ShownText } from './beside-text.ts';
import { findCuts } from './find-cuts.ts';
import { type Fade, findFades } from './find-fades.ts';
import { BLACK_LUMA } from './find-still-stretches.ts';
import type { FrameFeatures } from './frame-features.ts';

/** Black at the beginning or end, out of or into which the video fades, is no shot of its own under this length, seconds. */
const BLACK_EDGE_S = 0.7;
/** Black between two fades likewise: the two are one. */
const BLACK_BETWEEN_S = 0.5;

/** One stretch of frames between two transitions: `from` up to, not including, `to`. */
export interface FoundShot {
  readonly from: number;
  readonly to: number;
  readonly begins: 'start' | 'cut' | 'fade';
  /** The frames that are no mixture with a neighbour. */
  readonly clearFrom: number;
  readonly clearTo: number;
}

interface Transition {
  readonly at: number;
  readonly kind: 'cut' | 'fade';
  readonly clearBefore: number;
  readonly clearAfter: number;
}

/** Splits the frames into shots at cuts and in the middle of fades. At least one shot; together they hold every frame. `texts` that come or go are no fades. */
export function findShots(frames: readonly FrameFeatures[], texts: readonly ShownText[] = []): FoundShot[] {
  const cuts = findCuts(frames);
  const fades = findFades(frames, cuts, texts);
  const all = [...cuts.map(ofCut), ...fades.map(ofFade)].sort((one, other) => one.at - other.at);
  const transitions = joinOverBlack(frames, all);
  return [null, ...transitions].map((transition, index): FoundShot => {
    const next = transitions[index];
    return {
      from: transition?.at ?? 0,
      to: next?.at ?? frames.length,
      begins: transition?.kind ?? 'start',
      clearFrom: transition?.clearAfter ?? 0,
      clearTo: next?.clearBefore ?? frames.length,
    };
  });
}

const ofCut = (at: number): Transition => ({ at, kind: 'cut', clearBefore: at, clearAfter: at });
const ofFade = ({ from, to }: Fade): Transition => ({
  at: Math.round((from + to) / 2),
  kind: 'fade',
  clearBefore: from + 1,
  clearAfter: to,
});

function joinOverBlack(frames: readonly FrameFeatures[], transitions: readonly Transition[]): Transition[] {
  const isBlack = (at: number) => (frames[at] as FrameFeatures).luma < BLACK_LUMA;
  const timeAt = (at: number) => (frames[Math.min(at, frames.length - 1)] as FrameFeatures).time;
  const joined: Transition[] = [];
  for (const transition of transitions) {
    const last = joined.at(-1);
    const leavesBlack = isBlack(Math.max(0, transition.clearBefore - 1));
    if (!last && leavesBlack && transition.kind === 'fade' && timeAt(transition.at) < BLACK_EDGE_S) continue;
    const between = last ? timeAt(transition.clearBefore) - timeAt(last.clearAfter) : Number.POSITIVE_INFINITY;
    if (last && leavesBlack && between < BLACK_BETWEEN_S && (last.kind === 'fade' || transition.kind === 'fade')) {
      joined[joined.length - 1] = {
        at: Math.round((last.at + transition.at) / 2),
        kind: 'fade',
        clearBefore: last.clearBefore,
        clearAfter: transition.clearAfter,
      };
      continue;
    }
    joined.push(transition);
  }
  const last = joined.at(-1);
  const end = timeAt(frames.length - 1);
  if (last?.kind === 'fade' && isBlack(frames.length - 1) && end - timeAt(last.at) < BLACK_EDGE_S) joined.pop();
  return joined;
}
