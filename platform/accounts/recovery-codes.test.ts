import { describe, expect, it } from 'vitest';
import { createRecoveryHasher, newRecoveryCodes } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten, all different, easy to copy', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-79]{5}-[a-hjkmnp-z2-79]{5}$/);
  });

  it('are known again however they are typed, for their owner and our secret alone', () => {
    const hash = createRecoveryHasher('secret-a');
    const kept = hash('owner', 'abcde-fghjk');
    for (const typed of ['ABCDE-FGHJK', 'abcdefghjk', ' abcde fghjk ']) expect(hash('owner', typed)).toBe(kept);
    expect(hash('owner', 'abcde-fghjm')).not.toBe(kept);
    expect(hash('other', 'abcde-fghjk')).not.toBe(kept);
    expect(createRecoveryHasher('secret-b')('owner', 'abcde-fghjk')).not.toBe(kept);
  });
});
