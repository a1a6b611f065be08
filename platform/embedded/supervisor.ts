import { join } from 'node:path';
import { LogFile } from './log-file.ts';
import { LEVEL, lineLevel, readableLine } from './readable-line.ts';
import type { RunRecord } from './run-record.ts';
import { type RestartPolicy, Service, type ServiceHost, type ServiceSpec } from './service.ts';

export interface SupervisorOptions {
  readonly logDir: string;
  readonly record: Pick<RunRecord, 'add'>;
  /** One line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** Lines from this level on (pino's numbers) are also shown on the terminal; warnings unless told. */
  readonly showFrom?: number;
  readonly restart?: RestartPolicy;
}

/** What is stopped first: what serves people, then what it stands on, then the database. */
export type Layer = 'app' | 'services' | 'database';

const STOP_ORDER: readonly { layer: Layer; share: number }[] = [
  { layer: 'app', share: 0.55 },
  { layer: 'services', share: 0.25 },
  { layer: 'database', share: 0.2 },
];
const RESTART: RestartPolicy = { firstDelayMs: 500, maxDelayMs: 30_000 };

/** Keeps the product's processes up, in layers; logs each to a file of its own. */
export class Supervisor {
  private readonly services: { layer: Layer; service: Service; log: LogFile }[] = [];
  private stopped = false;

  constructor(private readonly options: SupervisorOptions) {}

  /** A host that adds what it runs to the layer. */
  layer(layer: Layer): ServiceHost {
    return { run: (spec) => this.run(layer, spec) };
  }

  /**
   * Stops layer by layer, each in its share of the time; what does not end in
   * it is killed. Nothing can be started afterwards.
   */
  async stopAll(withinMs: number): Promise<void> {
    this.stopped = true;
    for (const { layer, share } of STOP_ORDER)
      await Promise.all(
        this.services.filter((entry) => entry.layer === layer).map(({ service }) => service.stop(withinMs * share)),
      );
    await Promise.all(this.services.map(({ log }) => log.close()));
  }

  /** At once and without order; the data stays sound, open requests are cut. */
  killAll(): void {
    this.stopped = true;
    for (const { service } of this.services) service.kill();
  }

  private async run(layer: Layer, spec: ServiceSpec): Promise<Service> {
    if (this.stopped) throw new Error(`${spec.name} is not started: everything is being stopped.`);
    const { options } = this;
    const earlier = this.services.findIndex(({ service }) => service.name === spec.name);
    if (earlier >= 0) await this.services.splice(earlier, 1)[0]?.log.close();
    const log = new LogFile(join(options.logDir, `${spec.name}.log`));
    const service: Service = new Service(
      spec,
      {
        onLine: (line) => {
          log.write(line);
          if (lineLevel(line) >= (options.showFrom ?? LEVEL.warn)) options.say(`[${spec.name}] ${readableLine(line)}`);
        },
        onSpawn: (pid) => options.record.add(spec.name, pid, service.stopSignal),
        onDown: (how, retryInMs) =>
          options.say(
            `[${spec.name}] ${how}${retryInMs === undefined ? '' : `; starting again in ${retryInMs / 1000} s`}`,
          ),
        onBack: () => options.say(`[${spec.name}] is back`),
      },
      options.restart ?? RESTART,
    );
    this.services.push({ layer, service, log });
    await service.start();
    return service;
  }
}
