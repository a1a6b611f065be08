import type { SendChunk } from '../chunks.ts';
import { type DegradedImage, type DegradeInput, degradeImage, type OnDegrading } from '../degrade/degrade-image.ts';
import type { MadeFixes, OnFixing } from '../fixes/made-fix.ts';
import { type MakeFixesInput, makeFixes } from '../fixes/make-fixes.ts';
import { type MeasuredFile, type MeasureFileInput, measureFile } from '../measure-file.ts';
import type { OnMeasuringStage } from '../measure-image.ts';

/**
 * Everything the engine's child can be asked for: a job gets one input, tells
 * its stages and gives one output, long byte arrays of it ahead where it likes; all of it travels between processes, field by
 * field, so they are objects of plain data and byte arrays. A new job is one more entry here. It may throw
 * `EngineError` to refuse; anything else costs the child its life.
 *
 * Loads native decoders: the parent's side imports only its types.
 */
export const JOBS = {
  /** Untrusted bytes of an image or video to measurements and pictures. */
  measure: (input: MeasureFileInput, onStage: OnMeasuringStage, send: SendChunk): Promise<MeasuredFile> =>
    measureFile(input, onStage, send),
  /** Untrusted bytes of an image or video to fixed files that the engine scores higher. */
  fixes: (input: MakeFixesInput, onStage: OnFixing): Promise<MadeFixes> => makeFixes(input, onStage),
  /** Untrusted bytes of an image to what is measured on versions of it that are worse. */
  degrade: async (input: DegradeInput, onStage: OnDegrading): Promise<{ versions: DegradedImage[] }> => ({
    versions: await degradeImage(input, onStage),
  }),
};

export type JobName = keyof typeof JOBS;
export type JobInput<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[0];
/** Called as each stage of the job begins and goes on, with the share of the whole that is done: whole percent, growing. */
export type OnJobStage<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[1];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]>>;
