import { describe, expect, it } from 'vitest';
import { createSealer } from './sealed-text.ts';

describe('a sealed secret', () => {
  const sealer = createSealer({ secret: 's'.repeat(40), purpose: 'test' });
  const bytes = Buffer.from('twenty bytes of data');

  it('opens for its owner, and never looks the same twice', () => {
    const [a, b] = [sealer.seal('owner', bytes), sealer.seal('owner', bytes)];
    expect(a).not.toBe(b);
    expect(sealer.open('owner', a)).toEqual(bytes);
    expect(sealer.open('owner', b)).toEqual(bytes);
  });

  it('opens for nobody else, for no other purpose or secret, and not when it was changed', () => {
    const sealed = sealer.seal('owner', bytes);
    expect(() => sealer.open('other', sealed)).toThrow();
    expect(() => createSealer({ secret: 's'.repeat(40), purpose: 'else' }).open('owner', sealed)).toThrow();
    expect(() => createSealer({ secret: 't'.repeat(40), purpose: 'test' }).open('owner', sealed)).toThrow();
    const changed = Buffer.from(sealed, 'base64url');
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(() => sealer.open('owner', changed.toString('base64url'))).toThrow();
  });
});
