import { FFmpegError } from 'node-av/lib';
import type { ExtraMeasure } from '../../../contract/extra-measures.ts';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import { type MeasuredVideo, measureVideo } from '../../video/measure-video.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import type { FixSettings } from '../fix-plan.ts';
import {
  byGain,
  combinedOf,
  type FixFile,
  type MadeFixes,
  type OnFixing,
  offerOf,
  TOO_LITTLE,
  triedOf,
} from '../made-fix.ts';
import { couldGain, rescore } from '../rescore.ts';
import type { VideoBytes } from './open-source.ts';
import { proposeLoudness, proposeTrim } from './propose-video-fixes.ts';
import { renderLoudness } from './render-loudness.ts';
import { renderTrim } from './render-trim.ts';
import type { VideoFixPlan } from './video-plan.ts';
import { type WritableVideo, writableVideo } from './writable-video.ts';

const UNWRITABLE = 'Its streams do not go into a file of this kind.';

interface Stage {
  /** What the bytes are written as. */
  readonly container: WrittenContainer;
  readonly bytes: Uint8Array;
  readonly fixed: MeasuredVideo;
}

/** The fixes of a video; see `makeFixes`. */
export async function makeVideoFixes(
  source: VideoBytes,
  settings: FixSettings,
  { known, extras }: { known: VideoMeasurements | undefined; extras: readonly ExtraMeasure[] },
  onStage: OnFixing,
): Promise<MadeFixes> {
  const original = known ?? (await measureVideo(source.bytes, { extras })).measurements;
  const made: MadeFixes = { fixes: [], tried: [] };
  const trim = proposeTrim(original, settings);
  if (trim && 'kept' in trim) made.tried.push(triedOf(trim, trim.kept));
  const plans = [trim && 'kept' in trim ? null : trim, proposeLoudness(original, settings)].filter(
    (plan) => plan !== null,
  );
  const writable = plans.length > 0 ? await written(() => writableVideo(source)) : null;
  const helped: { plan: VideoFixPlan; stage: Stage }[] = [];
  const told = (share: number) => onStage('fixing', Math.round(25 + 70 * share));
  for (const [i, plan] of plans.entries()) {
    told(i / 3);
    const stage = couldGain(original, settings, plan.targets)
      ? await stageOf(writable, plan, extras, (share) => told((i + share) / 3))
      : TOO_LITTLE;
    if (typeof stage === 'string') {
      made.tried.push(triedOf(plan, stage));
      continue;
    }
    const scored = rescore(original, stage.fixed.measurements, settings, plan.targets);
    if (scored.refusal !== null) made.tried.push(triedOf(plan, scored.refusal));
    else {
      made.fixes.push(offerOf(plan, fileOf(stage), scored));
      helped.push({ plan, stage });
    }
  }
  const [trimmed, louder] = helped;
  if (trimmed && louder && writable && typeof writable !== 'string') {
    const stage = await stageOf({ ...writable, bytes: trimmed.stage.bytes }, louder.plan, extras, (share) =>
      told((2 + share) / 3),
    );
    const scored =
      typeof stage === 'string'
        ? null
        : rescore(original, stage.fixed.measurements, settings, [...trimmed.plan.targets, ...louder.plan.targets]);
    const best = Math.max(...made.fixes.map(({ scoreAfter }) => scoreAfter));
    if (typeof stage !== 'string' && scored && scored.refusal === null && scored.after.score > best) {
      made.fixes.push(offerOf(combinedOf([trimmed.plan, louder.plan], settings), fileOf(stage), scored));
    }
  }
  made.fixes.sort(byGain);
  onStage('fixing', 98);
  return made;
}

/** Rendered and measured; or why it could not be. */
async function stageOf(
  source: WritableVideo | string | null,
  plan: VideoFixPlan,
  extras: readonly ExtraMeasure[],
  onDone: (share: number) => void,
): Promise<Stage | string> {
  if (source === null || typeof source === 'string') return source ?? UNWRITABLE;
  const bytes = await written(() => rendered(source, plan));
  if (typeof bytes === 'string') return bytes;
  const fixed = await measureVideo(bytes, {
    extras,
    onStage: (_stage, percent) => onDone(0.2 + (0.8 * percent) / 100),
  });
  return { container: source.container, bytes, fixed };
}

async function rendered(source: WritableVideo, plan: VideoFixPlan): Promise<Uint8Array | string> {
  if (plan.kind === 'loudness') {
    return (await renderLoudness(source))?.bytes ?? 'Its sound could not be decoded.';
  }
  const trimmed = await renderTrim(source, plan.at);
  return trimmed?.bytes ?? 'Its pictures would have to be encoded anew, and their kind cannot be kept without loss.';
}

/** What was written, or why it could not be. */
async function written<T>(write: () => Promise<T>): Promise<T | string> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof FFmpegError) return UNWRITABLE;
    throw error;
  }
}

function fileOf({ container, bytes, fixed }: Stage): FixFile {
  const { width, height } = fixed.measurements.source;
  return { bytes, format: container, width, height, preview: fixed.preview };
}
