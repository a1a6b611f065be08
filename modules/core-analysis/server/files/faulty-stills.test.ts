import { describe, expect, it } from 'vitest';
import { hasFaultyStills } from './faulty-stills.ts';

const of = (engineVersion: string, width: number, height: number) =>
  hasFaultyStills({ engineVersion, image: { width, height, format: 'mp4', bytes: 1 } });

describe('stills of an engine that left columns unwritten', () => {
  it.each([
    [854, 480],
    [404, 720],
    [480, 854],
    [1273, 720],
  ])('are those of %i x %i', (width, height) => {
    expect(of('2.23.0', width, height)).toBe(true);
    expect(of('2.9.14', width, height)).toBe(true);
    expect(of('1.40.2', width, height)).toBe(true);
    expect(of('2.23.1', width, height)).toBe(false);
    expect(of('2.24.0', width, height)).toBe(false);
    expect(of('3.0.0', width, height)).toBe(false);
  });

  it.each([
    [576, 1024],
    [1280, 720],
    [1920, 1080],
    [3414, 1920],
  ])('are not those of %i x %i', (width, height) => {
    expect(of('2.23.0', width, height)).toBe(false);
  });
});
