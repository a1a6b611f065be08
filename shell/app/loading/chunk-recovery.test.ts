import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-recovery.ts';

describe('mayReload', () => {
  it('reloads once when online with nothing unsaved', () => {
    expect(mayReload(null, 100_000, true, false)).toBe(true);
  });

  it('never reloads twice within a minute, so it cannot loop', () => {
    expect(mayReload('100000', 159_000, true, false)).toBe(false);
    expect(mayReload('100000', 161_000, true, false)).toBe(true);
  });

  it('never reloads offline or over unsaved work', () => {
    expect(mayReload(null, 100_000, false, false)).toBe(false);
    expect(mayReload(null, 100_000, true, true)).toBe(false);
  });
});
