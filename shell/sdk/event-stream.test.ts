import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from './event-stream.ts';

/** A body that arrives in the given pieces. */
function bodyOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function read(...pieces: string[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(bodyOf(...pieces))) events.push(event);
  return events;
}

describe('readEventStream', () => {
  it('reads id, event and data', async () => {
    expect(await read('id: 7\nevent: progress\ndata: {"a":1}\n\n')).toEqual([
      { id: '7', event: 'progress', data: '{"a":1}' },
    ]);
  });

  it('puts together what arrives in pieces, also inside a letter of two bytes', async () => {
    const bytes = new TextEncoder().encode('data: né\n\n');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const events: StreamEvent[] = [];
    for await (const event of readEventStream(stream)) events.push(event);
    expect(events).toEqual([{ id: null, event: 'message', data: 'né' }]);
  });

  it('joins several data lines and keeps the id for later events', async () => {
    expect(await read('id: 1\ndata: a\ndata: b\n\ndata: c\n\n')).toEqual([
      { id: '1', event: 'message', data: 'a\nb' },
      { id: '1', event: 'message', data: 'c' },
    ]);
  });

  it('passes over comments, unknown fields, events without data and an unfinished last one', async () => {
    expect(await read(': ping\n\nretry: 10\n\nevent: x\n\r\ndata: kept\r\n\r\ndata: lost')).toEqual([
      { id: null, event: 'message', data: 'kept' },
    ]);
  });
});
