import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { createDomainEvent, DomainEvents } from './domain-events.ts';

const finished = createDomainEvent<{ id: string }>('analysis.finished');

describe('DomainEvents', () => {
  it('tells every subscriber, also after one that fails, and logs the failure', async () => {
    const lines: string[] = [];
    const events = new DomainEvents({
      log: createLog({ level: 'info', process: 'test', destination: { write: (line) => lines.push(line) } }),
    });
    const heard: string[] = [];
    events.on(finished, ({ id }) => void heard.push(`first ${id}`));
    events.on(finished, () => {
      throw new Error('deaf');
    });
    events.on(finished, async ({ id }) => void heard.push(`third ${id}`));
    await events.emit(finished, { id: 'a' });
    expect(heard).toEqual(['first a', 'third a']);
    expect(lines.join('')).toContain('deaf');
  });
});
