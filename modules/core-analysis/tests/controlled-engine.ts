import { AppError } from '#platform/contract/errors.ts';
import type { AnalysisResults } from '../contract/analysis.ts';
import { analysisErrors } from '../contract/errors.ts';
import {
  EngineError,
  type FileMeasurements,
  type JobOutput,
  type MeasuredFile,
  type MeasureFileInput,
} from '../engine/index.ts';
import type { Judgement } from '../engine/judge/judge.ts';
import { versionWith } from '../engine/version-with.ts';
import type { FixingOptions, FixingPort } from '../server/fixes/fixing-port.ts';
import type { DegradingPort } from '../server/ports/degrading-port.ts';
import type { MeasureOptions, MeasuringPort } from '../server/ports/measuring-port.ts';

type Failure = 'refuse' | 'break' | 'retry' | 'crash';

/** An engine a test can hold, break and count. Knows nothing of pictures: for tests of the workflow only. */
export class ControlledEngine implements MeasuringPort, FixingPort, DegradingPort {
  readonly engineVersion: string = 'controlled-1';
  /** How often it was asked to measure. */
  runs = 0;
  /** Set when the last run was told to stop. */
  aborted = false;
  /** False: the text cannot be read. */
  readsText = true;
  /** The last file it was given. */
  lastFile: MeasureFileInput | undefined;
  /** How long videos are, in seconds. */
  videoSeconds = 12;
  private gate: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;
  private readonly failures: Failure[] = [];
  private arrived: () => void = () => undefined;

  /** The next runs wait inside until `release`; resolves when one has arrived. */
  hold(): Promise<void> {
    this.gate = new Promise((resolve) => {
      this.open = resolve;
    });
    return new Promise((resolve) => {
      this.arrived = resolve;
    });
  }

  release(): void {
    this.open();
  }

  /** `refuse`: the next run finds the file unreadable. `crash`: its decoder dies of it. `break`: it fails for a passing reason. `retry`: so does its first try. */
  failNext(how: Failure): void {
    this.failures.push(how);
  }

  async measure(file: MeasureFileInput, { signal, onStage, onRetry }: MeasureOptions): Promise<MeasuredFile> {
    this.runs += 1;
    this.lastFile = file;
    onStage('measuring', 15);
    if (this.failures[0] === 'retry') {
      this.failures.shift();
      onRetry();
    }
    this.arrived();
    await Promise.race([
      this.gate,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          this.aborted = true;
          reject(signal.reason);
        });
      }),
    ]);
    const failure = this.failures.shift();
    if (failure === 'refuse') throw new AppError(analysisErrors.file_unreadable);
    if (failure === 'crash') throw new EngineError('decoder_crashed');
    if (failure === 'break') throw new Error('the engine was killed');
    if (file.kind === 'video' && this.videoSeconds > (file.maxVideoSeconds ?? 0)) {
      throw new EngineError('video_too_long', { seconds: this.videoSeconds, maxSeconds: file.maxVideoSeconds ?? 0 });
    }
    onStage('reading', 40);
    return {
      measurements: {
        kind: file.kind,
        source: { durationS: this.videoSeconds },
        engineVersion: versionWith(this.engineVersion, file.extras),
        text: { measured: this.readsText },
      } as FileMeasurements,
      preview: Buffer.from('preview'),
      thumbnail: Buffer.from('thumbnail'),
      frames: file.kind === 'video' ? [Buffer.from('frame 0'), Buffer.from(''), Buffer.from('frame two')] : [],
      ...(file.kind === 'video' && { playable: Buffer.from('a video to be played') }),
    };
  }

  /** What the next fixes come to. */
  made: JobOutput<'fixes'> = { fixes: [], tried: [] };
  /** How often it was asked for fixes. */
  fixRuns = 0;

  async makeFixes(_: unknown, { signal, onPercent }: FixingOptions): Promise<JobOutput<'fixes'>> {
    this.fixRuns += 1;
    onPercent(10);
    this.arrived();
    await Promise.race([
      this.gate,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    ]);
    const failure = this.failures.shift();
    if (failure === 'refuse') throw new EngineError('file_unreadable');
    if (failure === 'break') throw new Error('the engine was killed');
    return this.made;
  }

  /** What degraded versions come to. */
  degraded: JobOutput<'degrade'>['versions'] = [];

  async degrade(): Promise<JobOutput<'degrade'>> {
    return { versions: this.degraded };
  }

  async stop(): Promise<void> {
    this.open();
  }
}

/** One fixed result; what a judgement says is the engine's own tests' business. */
export function fixedJudgement(): Judgement {
  const results: AnalysisResults = {
    score: 71.6,
    interval: { low: 63, high: 79 },
    verdict: 'Good',
    basis: { goal: 'sales', placement: 'meta_feed', rulesApplied: 0, rulesNotMeasured: [] },
    areas: [],
    good: [],
    bad: [],
    strategy: [],
    texts: [],
    placements: [],
    attention: { width: 1, height: 1, data: 'AA==', focus: [] },
    image: { width: 400, height: 500, format: 'png', bytes: 1 },
    engineVersion: 'controlled-1',
    ruleBookVersion: 'controlled-1',
  };
  return {
    results,
    complexityScore: 3,
    topAdvice: 'Say what to do',
    feedbackHtml: '',
    features: [],
    withoutLens: null,
  };
}
