import { EngineError } from '../decode/engine-error.ts';
import type { Frame } from '../frame.ts';
import { type MeasuredImage, measureImage } from '../measure-image.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { RenderedFix } from './encode-fix.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import {
  byGain,
  combinedOf,
  type FixFile,
  type MadeFixes,
  type OnFixing,
  offerOf,
  TOO_LITTLE,
  triedOf,
} from './made-fix.ts';
import { measureLayout } from './measure-layout.ts';
import { proposeFixes, STACKED } from './propose-fixes.ts';
import { encodeFor, renderFrame } from './render-fix.ts';
import { couldGain, rescore } from './rescore.ts';
import { readSource } from './source-pixels.ts';

/** A rendered fix, its pixels kept so that others can be laid on top. */
interface Stage {
  /** As it was carried out. */
  readonly plan: FixPlan;
  readonly frame: Frame;
  readonly file: RenderedFix;
  readonly fixed: MeasuredImage;
}

/** What holds while the fixes of one picture are made. */
interface Work {
  readonly source: Frame;
  readonly original: ImageMeasurements;
  readonly settings: FixSettings;
  readonly made: MadeFixes;
  /** The first fix that helped, in the order in which fixes build on each other. */
  base: Stage | null;
}

/** The fixes of an image; see `makeFixes`. */
export async function makeImageFixes(
  bytes: Uint8Array,
  settings: FixSettings,
  known: ImageMeasurements | undefined,
  onStage: OnFixing,
): Promise<MadeFixes> {
  const original = known ?? (await measureImage(bytes, {})).measurements;
  const source = await readSource(bytes);
  const plans = proposeFixes(original, settings, measureLayout(source, original));
  if (plans.length === 0) return { fixes: [], tried: [] };
  const work: Work = {
    source,
    original,
    settings,
    made: { fixes: [], tried: [] },
    base: null,
  };
  for (const [i, plan] of plans.entries()) {
    onStage('fixing', Math.round(8 + (i / plans.length) * 72));
    await attempt(work, plan);
  }
  onStage('fixing', 80);
  await combine(work);
  work.made.fixes.sort(byGain);
  onStage('fixing', 98);
  return work.made;
}

/** Renders a plan, measures it and keeps it as an offer or as a try. */
async function attempt(work: Work, plan: FixPlan): Promise<void> {
  const { made, original, settings, source } = work;
  const judged = { goal: settings.goal, placement: plan.placement };
  if (!couldGain(original, judged, plan.targets)) {
    made.tried.push(triedOf(plan, TOO_LITTLE));
    return;
  }
  const stage = await stageOf(plan, source, original);
  if (typeof stage === 'string') {
    made.tried.push(triedOf(plan, stage));
    return;
  }
  const scored = rescore(original, stage.fixed.measurements, judged, plan.targets);
  if (scored.refusal !== null) made.tried.push(triedOf(stage.plan, scored.refusal));
  else {
    made.fixes.push(offerOf(stage.plan, fileOf(stage), scored));
    if (isStacked(plan)) work.base ??= stage;
  }
}

function isStacked({ kind }: FixPlan): boolean {
  return ['tone', 'denoise', 'sharpen', 'panel', 'button'].includes(kind);
}

function fileOf({ file, fixed }: Stage): FixFile {
  return { ...file, preview: fixed.preview };
}

/** Rendered, encoded and measured; or why it could not be. */
async function stageOf(plan: FixPlan, from: Frame, original: ImageMeasurements): Promise<Stage | string> {
  const rendered = await renderFrame(from, plan);
  if ('refused' in rendered) return rendered.refused;
  const file = await encodeFor(rendered.frame, original.source.format, plan);
  try {
    return { ...rendered, file, fixed: await measureImage(file.bytes, {}) };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'image_too_small')
      return 'The result would be too small to be measured.';
    throw error;
  }
}

/**
 * All that helped, one on top of the other in one file: each step is planned on what the last one left, and stays only if it helps
 * there. Offered where it scores higher than every single fix for the same placement.
 */
async function combine({ base, made, original, settings }: Work): Promise<void> {
  const helped = made.fixes.map(({ kind }) => kind);
  if (!base) return;
  const taken: FixPlan[] = [base.plan];
  let last = base;
  let layout = measureLayout(last.frame, last.fixed.measurements);
  for (const propose of STACKED) {
    const before = last.fixed.measurements;
    const plan = propose(before, settings, layout);
    if (!plan || plan.kind === base.plan.kind || !helped.includes(plan.kind)) continue;
    const next = await stageOf(plan, last.frame, original);
    if (typeof next === 'string' || rescore(before, next.fixed.measurements, settings, plan.targets).refusal !== null)
      continue;
    taken.push(next.plan);
    last = next;
    layout = measureLayout(last.frame, last.fixed.measurements);
  }
  if (taken.length < 2) return;
  const targets = taken.flatMap((plan) => plan.targets);
  const scored = rescore(original, last.fixed.measurements, settings, targets);
  const best = Math.max(
    ...made.fixes.filter(({ placement }) => placement === settings.placement).map((fix) => fix.scoreAfter),
  );
  if (scored.refusal !== null || scored.after.score <= best) return;
  made.fixes.push(offerOf(combinedOf(taken, settings), fileOf(last), scored));
}
