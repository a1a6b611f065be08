import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { timeLimit } from '#platform/time-limit.ts';
import {
  type CollectRef,
  collectReportsType,
  collectWorkflowId,
} from '#workflows/definitions/perf-reports/collect-reports.types.ts';
import type { ReportService } from '../report-service.ts';
import type { ReportSource, SourceFile } from './report-source.ts';
import type { SourceStore, StoredSource } from './source-store.ts';

/** New reports of one run: the next one takes more. */
const MOST_TAKEN = 20;
/** Longer than any place takes that answers at all: for the list of its files, and for the largest of them. */
const ANSWER_MS = { list: 60_000, copy: 180_000 };

/** Takes in what is new in the places that are watched. */
export class SourceCollector {
  constructor(
    private readonly deps: {
      store: Pick<SourceStore, 'all' | 'begin' | 'find' | 'files' | 'keep' | 'seen' | 'looked'>;
      reports: Pick<ReportService, 'accept'>;
      /** Makes the adapter of a place. */
      open(source: StoredSource): ReportSource;
      /** Whether its owner may import reports now. */
      isAllowed(owner: string): Promise<boolean>;
      workflows: WorkflowStarter;
      clock: Clock;
      log: Log;
      answerMs?: typeof ANSWER_MS;
    },
  ) {}

  /** Places with a call that has not come back yet. Asked again, each would hold another thread of this process for good. */
  private readonly silent = new Set<string>();

  /**
   * Starts a run of each place whose last one has ended, each as a workflow of its own: a place that does not answer holds up
   * nobody else.
   * @param onStep called before each place
   */
  async startRuns(onStep: () => void): Promise<number> {
    const { store, workflows, log } = this.deps;
    let started = 0;
    for (const { id, owner, runs } of await store.all()) {
      onStep();
      try {
        const isRunning =
          runs > 0 && (await workflows.status(collectWorkflowId({ sourceId: id, run: runs }))) === 'running';
        const run = isRunning ? undefined : await store.begin(owner, id, runs);
        if (run === undefined) continue;
        const ref = { sourceId: id, userId: owner, run };
        await workflows.start(collectReportsType, { id: collectWorkflowId(ref), input: ref });
        started += 1;
      } catch (error) {
        log.error({ err: error, source: id }, 'a watched place could not be looked at');
      }
    }
    return started;
  }

  /**
   * The step of the workflow; may run twice.
   * @returns how many reports are new
   */
  async collect({ userId: owner, sourceId: id }: CollectRef, signal: AbortSignal): Promise<number> {
    const { store, clock, log } = this.deps;
    const source = await store.find(owner, id);
    if (!source || !(await this.deps.isAllowed(owner))) return 0;
    if (this.silent.has(id)) {
      await store.looked(
        owner,
        id,
        clock.now(),
        'It has still not answered an earlier look. It is read again once it does.',
      );
      return 0;
    }
    try {
      const taken = await this.take(source, signal);
      await store.looked(owner, id, clock.now(), null);
      return taken;
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, source: id }, 'a watched place could not be read');
      await store.looked(owner, id, clock.now(), error instanceof Error ? error.message : String(error));
      return 0;
    }
  }

  private async take(source: StoredSource, signal: AbortSignal): Promise<number> {
    const { store, open, answerMs = ANSWER_MS } = this.deps;
    const { owner, id } = source;
    const place = open(source);
    const answered = <T>(call: keyof typeof ANSWER_MS, work: Promise<T>) =>
      this.answered(id, work, answerMs[call], signal);
    const known = await store.files(owner, id);
    const hashes = new Set(known.map(({ path, sha256 }) => `${path}\0${sha256}`));
    const asRead = new Set(known.map(stateOf));
    const folder = await mkdtemp(join(tmpdir(), 'adjudge-source-'));
    let taken = 0;
    try {
      for (const file of await answered('list', place.list())) {
        if (signal.aborted || taken >= MOST_TAKEN) break;
        if (asRead.has(stateOf(file))) continue;
        const to = join(folder, 'report');
        const copied = await answered('copy', place.copy(file.path, to));
        if (!copied) continue;
        const now = { ...file, ...copied };
        if (hashes.has(`${file.path}\0${copied.sha256}`)) await store.seen(owner, id, now);
        // What is there under another name is no new report, and takes nobody's turn.
        else if (await this.enter(source, now, to)) taken += 1;
      }
      return taken;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @throws Error where the place does not answer in time: what hangs is left behind and remembered */
  private async answered<T>(id: string, work: Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
    this.silent.add(id);
    const done = work.finally(() => this.silent.delete(id));
    done.catch(() => undefined);
    const limit = timeLimit(ms, signal);
    const tooLong = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error(`It did not answer within ${ms / 1_000} s.`));
      if (limit.aborted) giveUp();
      else limit.addEventListener('abort', giveUp, { once: true });
    });
    return Promise.race([done, tooLong]);
  }

  /** Whether it is a report that was not there before. */
  private async enter(source: StoredSource, file: SourceFile & { sha256: string }, at: string): Promise<boolean> {
    const { store, reports, log } = this.deps;
    try {
      const { id, isKnown } = await reports.accept(
        source.owner,
        { path: at, size: file.bytes, sha256: file.sha256, clientName: file.path.split('/').at(-1) ?? file.path },
        { campaignName: source.campaignName, adPlatform: source.adPlatform },
      );
      await store.keep(source.owner, source.id, file, id);
      return !isKnown;
    } catch (error) {
      // One file that cannot be kept now is tried again by the next run; the others are not its business.
      log.warn({ err: error, source: source.id }, 'a file of a watched place could not be taken');
      return false;
    }
  }
}

const stateOf = ({ path, bytes, changedAt }: SourceFile): string => `${path}\0${bytes}\0${changedAt.getTime()}`;
