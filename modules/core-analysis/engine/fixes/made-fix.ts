import type { Fix, FixId, FixKind } from '../../contract/fixes.ts';
import { PLACEMENT_LABELS } from '../rules/wording/placement-words.ts';
import { count, list } from '../rules/wording/words.ts';
import type { FixSettings, PlanOf } from './fix-plan.ts';
import type { Rescore } from './rescore.ts';

/** A fix that is offered: what the contract tells of it, and its files. */
export type MadeFix = Omit<Fix, 'id' | 'fileName' | 'downloadUrl' | 'previewUrl' | 'bytes'> & {
  readonly id: FixId;
  readonly file: Uint8Array;
  /** WebP without metadata, long side at most 1280: the picture, or the poster of a video. */
  readonly preview: Uint8Array | null;
};

export interface MadeFixes {
  readonly fixes: MadeFix[];
  /** Planned or rendered and not offered, with the reason. */
  readonly tried: { kind: FixKind; title: string; reason: string }[];
}

/** Called with the share of the work that is done, 0..100. */
export type OnFixing = (stage: 'fixing', percent: number) => void;

/** What is told of a fix, whatever it does. */
export type Told = Omit<PlanOf<FixKind>, 'targets'>;

/** A file that was rendered, as the offer names it. */
export interface FixFile {
  readonly bytes: Uint8Array;
  readonly format: Fix['format'];
  readonly width: number;
  readonly height: number;
  readonly preview: Uint8Array;
}

/** A fix that passed. */
export function offerOf(plan: Told, file: FixFile, scored: Rescore): MadeFix {
  const { kind, id, title, why, note, suggestion, placement } = plan;
  return {
    id,
    kind,
    title,
    why,
    note,
    suggestion,
    placement,
    placementLabel: PLACEMENT_LABELS[placement],
    scoreBefore: scored.before.score,
    scoreAfter: scored.after.score,
    intervalBefore: scored.before.interval,
    intervalAfter: scored.after.interval,
    changedRules: scored.changedRules,
    format: file.format,
    width: file.width,
    height: file.height,
    file: file.bytes,
    preview: file.preview,
  };
}

export function triedOf({ kind, title }: Pick<Told, 'kind' | 'title'>, reason: string): MadeFixes['tried'][number] {
  return { kind, title, reason };
}

/** Most points first. */
export function byGain(a: MadeFix, b: MadeFix): number {
  const gain = (fix: MadeFix) => fix.scoreAfter - fix.scoreBefore;
  return gain(b) - gain(a) || (a.id < b.id ? -1 : 1);
}

/** Several fixes in one file. */
export function combinedOf(taken: readonly Told[], settings: FixSettings): Told {
  return {
    kind: 'combined',
    id: 'combined',
    title: `${count(taken.length, 'fix', 'fixes')} in one file`,
    why: `Together: ${list(taken.map(({ title, suggestion }) => (suggestion ? title.replace(/^Suggestion: /, '') : title)))}.`,
    note: taken.flatMap(({ note }) => note ?? []).join(' ') || null,
    suggestion: taken.some(({ suggestion }) => suggestion),
    placement: settings.placement,
  };
}

/** Said of what cannot bring a point even at its best. */
export const TOO_LITTLE = 'Even if it met its rules in full, it would add less than a point.';
