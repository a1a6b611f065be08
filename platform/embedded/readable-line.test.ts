import { expect, test } from 'vitest';
import { LEVEL, lineLevel, readableLine } from './readable-line.ts';

test("pino's JSON is read as level, message and cause", () => {
  const line = JSON.stringify({ level: 50, time: 'x', msg: 'mail not sent', err: { message: 'connect ECONNREFUSED' } });
  expect(readableLine(line)).toBe('error mail not sent: connect ECONNREFUSED');
  expect(lineLevel(line)).toBe(LEVEL.error);
});

test('what is no log entry of ours is left as it is', () => {
  for (const line of ['plain words', '{"a": 1}', '{broken']) {
    expect(readableLine(line)).toBe(line);
    expect(lineLevel(line)).toBe(LEVEL.info);
  }
});

test.each([
  ['2026-11-21 UTC [1] FATAL:  password authentication failed', LEVEL.error],
  ['time=2026-11-21 level=ERROR msg="shard lost"', LEVEL.error],
  ['TypeError: x is not a function', LEVEL.error],
  ['2026-11-21 UTC [1] FATAL:  the database system is starting up', LEVEL.info],
  ['time=2026-11-21 level=WARN msg="Failed to poll for task."', LEVEL.info],
])('%s has level %i', (line, level) => {
  expect(lineLevel(line)).toBe(level);
});
