/**
 * The engine's door for the server side of the module: bytes and settings in,
 * a result out; no Koa, knex or Temporal behind it. Measuring decodes untrusted
 * files, so it is only reached through `EnginePool`, which forks a process for
 * it. What judges stored measurements is pure and lives in `judge/judge.ts`.
 */
// biome-ignore-start lint/performance/noBarrelFile: the one door of the library, a handful of names and no package behind them
export { EngineError, type EngineErrorCode } from './decode/engine-error.ts';
export { type ImageType, isTooSmall, MAX_PIXELS, readImageSize, sniffImageType } from './decode/image-header.ts';
export { sniffKnownFormat } from './decode/sniff-known-format.ts';
export { type Media, sniffMedia, type VideoContainer } from './decode/sniff-media.ts';
export type { FileMeasurements, MeasuredFile, MeasureFileInput } from './measure-file.ts';
export type { MeasuringStage, OnMeasuringStage } from './measure-image.ts';
export { EnginePool, type EnginePoolOptions, type RunOptions } from './process/engine-pool.ts';
export type { CauseOfDeath } from './process/engine-process.ts';
export type { JobInput, JobName, JobOutput, OnJobStage } from './process/jobs.ts';
export { ENGINE_VERSION } from './version.ts';
// biome-ignore-end lint/performance/noBarrelFile: end of the door
