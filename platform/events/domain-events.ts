import type { Log } from '#platform/log/log.ts';

/** A typed event; past tense, `<module>.<what happened>`. */
export interface DomainEvent<T> {
  readonly name: string;
  readonly __type?: T;
}

export function createDomainEvent<T>(name: `${string}.${string}`): DomainEvent<T> {
  return Object.freeze({ name });
}

/** In-process announcements after commit. A subscriber that fails is logged and harms nobody else. */
export class DomainEvents {
  private readonly subscribers = new Map<string, ((payload: never) => Promise<void> | void)[]>();

  private readonly deps: { log: Log };

  constructor(deps: { log: Log }) {
    this.deps = deps;
  }

  on<T>(event: DomainEvent<T>, subscriber: (payload: T) => Promise<void> | void): void {
    const list = this.subscribers.get(event.name) ?? [];
    list.push(subscriber as (payload: never) => void);
    this.subscribers.set(event.name, list);
  }

  async emit<T>(event: DomainEvent<T>, payload: T): Promise<void> {
    for (const subscriber of this.subscribers.get(event.name) ?? []) {
      try {
        await subscriber(payload as never);
      } catch (error) {
        this.deps.log.error({ err: error, event: event.name }, 'event subscriber failed');
      }
    }
  }
}
