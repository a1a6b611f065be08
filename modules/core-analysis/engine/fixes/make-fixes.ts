import type { Fix, FixId, FixKind } from '../../contract/fixes.ts';
import { EngineError } from '../decode/engine-error.ts';
import type { Frame } from '../frame.ts';
import { type MeasuredImage, measureImage } from '../measure-image.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { PLACEMENT_LABELS } from '../rules/placement.ts';
import { count, list } from '../rules/words.ts';
import type { RenderedFix } from './encode-fix.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { proposeFixes, STACKED } from './propose-fixes.ts';
import { encodeFor, renderFrame } from './render-fix.ts';
import { type Rescore, rescore } from './rescore.ts';
import { readSource } from './source-pixels.ts';

export interface MakeFixesInput {
  readonly bytes: Uint8Array;
  readonly settings: FixSettings;
}

/** A fix that is offered: what the contract tells of it, and its files. */
export type MadeFix = Omit<Fix, 'id' | 'fileName' | 'downloadUrl' | 'previewUrl' | 'bytes'> & {
  readonly id: FixId;
  readonly file: Uint8Array;
  /** WebP without metadata, long side at most 1280; null for a video. */
  readonly preview: Uint8Array | null;
};

export interface MadeFixes {
  readonly fixes: MadeFix[];
  /** Rendered or planned and not offered, with the reason. */
  readonly tried: { kind: FixKind; title: string; reason: string }[];
}

/** Called with the share of the work that is done, 0..100. */
export type OnFixing = (stage: 'fixing', percent: number) => void;

/**
 * Renders every fix that could help an image, measures each file with the same
 * engine and keeps those that score at least one point more. At last those that
 * go together in one file. Same bytes and settings, same files, byte for byte.
 *
 * Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError when the file is at fault
 */
export async function makeFixes({ bytes, settings }: MakeFixesInput, onStage: OnFixing): Promise<MadeFixes> {
  onStage('fixing', 2);
  const { measurements: original } = await measureImage(bytes, {});
  const source = await readSource(bytes);
  const plans = proposeFixes(original, settings);
  const made: MadeFixes = { fixes: [], tried: [] };
  for (const [i, plan] of plans.entries()) {
    onStage('fixing', Math.round(8 + (i / plans.length) * 72));
    const frame = await renderFrame(source, plan);
    if (!frame) made.tried.push(triedOf(plan, 'Letters and ground are too much alike to be told apart.'));
    else await weigh(made, plan, await encodeFor(frame, original.source.format, plan), original, settings);
  }
  onStage('fixing', 80);
  await combine(made, source, original, settings);
  made.fixes.sort((a, b) => gainOf(b) - gainOf(a) || (a.id < b.id ? -1 : 1));
  onStage('fixing', 98);
  return made;
}

function triedOf({ kind, title }: FixPlan, reason: string): MadeFixes['tried'][number] {
  return { kind, title, reason };
}

function gainOf(fix: Pick<Fix, 'scoreBefore' | 'scoreAfter'>): number {
  return fix.scoreAfter - fix.scoreBefore;
}

/** Measures a rendered file and keeps it as an offer or as a try. */
async function weigh(
  made: MadeFixes,
  plan: FixPlan,
  file: RenderedFix,
  original: ImageMeasurements,
  settings: FixSettings,
): Promise<void> {
  const fixed = await measured(file.bytes);
  if (!fixed) {
    made.tried.push(triedOf(plan, 'The result would be too small to be measured.'));
    return;
  }
  const scored = rescore(
    original,
    fixed.measurements,
    { goal: settings.goal, placement: plan.placement },
    plan.targets,
  );
  if (scored.refusal !== null) made.tried.push(triedOf(plan, scored.refusal));
  else made.fixes.push(madeOf(plan, file, fixed, scored));
}

/** What we rendered; null where it came out under the smallest size the engine takes. */
async function measured(bytes: Uint8Array): Promise<MeasuredImage | null> {
  try {
    return await measureImage(bytes, {});
  } catch (error) {
    if (error instanceof EngineError && error.code === 'image_too_small') return null;
    throw error;
  }
}

function madeOf(
  plan: Omit<FixPlan, 'kind' | 'targets'> & { kind: FixKind },
  file: RenderedFix,
  fixed: MeasuredImage,
  scored: Rescore,
): MadeFix {
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
    preview: fixed.preview,
  };
}

interface Stage {
  readonly frame: Frame;
  readonly file: RenderedFix;
  readonly fixed: MeasuredImage;
}

/** All that helped, one on top of the other in one file: each step is planned on what the last one left, and stays only if it helps there. */
async function combine(
  made: MadeFixes,
  source: Frame,
  original: ImageMeasurements,
  settings: FixSettings,
): Promise<void> {
  const helped = made.fixes.map(({ kind }) => kind);
  const taken: FixPlan[] = [];
  let last: Stage | null = null;
  for (const propose of STACKED) {
    const base: ImageMeasurements = last?.fixed.measurements ?? original;
    const plan = propose(base, settings);
    if (!plan || !helped.includes(plan.kind)) continue;
    const next = await stageOf(plan, last?.frame ?? source, original);
    if (!next || rescore(base, next.fixed.measurements, settings, plan.targets).refusal !== null) continue;
    taken.push(plan);
    last = next;
  }
  if (!last || taken.length < 2) return;
  const scored = rescore(
    original,
    last.fixed.measurements,
    settings,
    taken.flatMap(({ targets }) => targets),
  );
  const best = Math.max(
    ...made.fixes.filter((fix) => taken.some(({ id }) => id === fix.id)).map((fix) => fix.scoreAfter),
  );
  if (scored.refusal !== null || scored.after.score <= best) return;
  const plan = {
    kind: 'combined' as const,
    id: 'combined' as const,
    title: `${count(taken.length, 'fix', 'fixes')} in one file`,
    why: `Together: ${list(taken.map(({ title }) => title))}.`,
    note: taken.flatMap(({ note }) => note ?? []).join(' ') || null,
    suggestion: taken.some(({ suggestion }) => suggestion),
    placement: settings.placement,
  };
  made.fixes.push(madeOf(plan, last.file, last.fixed, scored));
}

async function stageOf(plan: FixPlan, from: Frame, original: ImageMeasurements): Promise<Stage | null> {
  const frame = await renderFrame(from, plan);
  if (!frame) return null;
  const file = await encodeFor(frame, original.source.format, plan);
  return { frame, file, fixed: await measureImage(file.bytes, {}) };
}
