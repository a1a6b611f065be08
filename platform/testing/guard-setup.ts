import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** What every server-side test runs under: no word on console.error, no packet beyond this machine. */
const complaints: string[] = [];
// biome-ignore lint/suspicious/noConsole: kept to be called on
const original = console.error;
beforeAll(() => {
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    original(...parts);
  };
});
afterAll(() => {
  console.error = original;
});

afterEach(() => {
  const said = complaints.splice(0);
  expect(said, 'console.error was called').toEqual([]);
});

const LOOPBACK = /^(localhost|127\.|::1$|::ffff:127\.)/;
const connect = Socket.prototype.connect;
// Files share a process and run this each: one guard is enough.
if (connect.name !== 'guarded')
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
    const first = (Array.isArray(args[0]) ? args[0][0] : args[0]) as { host?: string; path?: string } | number | string;
    const host =
      typeof first === 'object' && first !== null ? first.host : typeof args[1] === 'string' ? args[1] : 'localhost';
    if (host !== undefined && !LOOPBACK.test(host)) throw new Error(`a test tried to reach ${host}`);
    return (connect as (...a: unknown[]) => Socket).apply(this, args);
  } as typeof connect;
