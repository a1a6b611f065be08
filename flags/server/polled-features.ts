import { EventEmitter } from 'node:events';
import type { UnleashConfig } from 'unleash-client';
import { timeLimit } from '#platform/time-limit.ts';

type Repository = NonNullable<UnleashConfig['repository']>;
type Flag = ReturnType<Repository['getToggles']>[number];
/** Unleash sends the name; the type of its client leaves it out. */
type Segment = NonNullable<ReturnType<Repository['getSegment']>> & { readonly name?: string };

/** From the end of one question to the next, whatever the answer was. */
export const PAUSE_MS = 3_000;
/** A question without an answer ends after. */
const PATIENCE_MS = 5_000;
/** Version of the rules that we can evaluate: with it segments are sent once, with their names. */
const CLIENT_SPEC = '5.2.0';

/**
 * The flags as Unleash last sent them. Asks at a steady pace: the client's own repository waits longer after every error answer, up
 * to 55 s, and after a 401 or 403 never asks again, so that a flag switched off after a hiccup would stay on for long.
 */
export class PolledFeatures extends EventEmitter implements Repository {
  private flags = new Map<string, Flag>();
  private segments = new Map<number, Segment>();
  private etag: string | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(private readonly source: { readonly url: string; readonly token: string; readonly appName: string }) {
    super();
  }

  getToggle(name: string): Flag | undefined {
    return this.flags.get(name);
  }

  getToggles(): Flag[] {
    return [...this.flags.values()];
  }

  getTogglesWithSegmentData(): ReturnType<Repository['getTogglesWithSegmentData']> {
    return this.getToggles().map((flag) => ({
      ...flag,
      strategies: (flag.strategies ?? []).map((rule) => ({
        ...rule,
        segments: (rule.segments ?? []).map((id) => this.getSegment(id)),
      })),
    }));
  }

  getSegment(id: number): Segment | undefined {
    return this.segments.get(id);
  }

  /** Ends when Unleash answered, or did not, for the first time. */
  async start(): Promise<void> {
    await this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopping.abort();
  }

  private async ask(): Promise<void> {
    const { signal } = this.stopping;
    try {
      this.emit((await this.load()) ? 'changed' : 'unchanged');
    } catch (error) {
      // An error of our own: the client writes to its message, and that of a time limit can only be read.
      const said = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) this.emit('error', new Error(said, { cause: error }));
    }
    if (!signal.aborted) this.timer = setTimeout(() => void this.ask(), PAUSE_MS).unref();
  }

  /** False: nothing has changed since. */
  private async load(): Promise<boolean> {
    const { url, token, appName } = this.source;
    const response = await fetch(`${url}/client/features`, {
      headers: {
        authorization: token,
        'unleash-appname': appName,
        'unleash-client-spec': CLIENT_SPEC,
        ...(this.etag !== null && { 'if-none-match': this.etag }),
      },
      signal: timeLimit(PATIENCE_MS, this.stopping.signal),
    });
    if (response.status === 304) return false;
    if (!response.ok) throw new Error(`Unleash answered ${response.status} when asked for its flags`);
    const { features, segments } = (await response.json()) as { features: Flag[]; segments?: Segment[] };
    const isFirst = this.flags.size === 0;
    this.flags = new Map(features.map((flag) => [flag.name, flag]));
    this.segments = new Map((segments ?? []).map((segment) => [segment.id, segment]));
    this.etag = response.headers.get('etag');
    // Until then the client answers with fallbacks.
    if (isFirst) this.emit('ready');
    return true;
  }
}
