import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { baseEnv, ConfigError, readEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://localhost/adjudge',
  STORAGE_DIR: 'objects',
  STORAGE_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  AUTH_SECRET: 'x'.repeat(32),
};

describe('readEnv', () => {
  it('reads a complete environment and fills the defaults', () => {
    const { base } = readEnv({ base: baseEnv }, complete);
    expect(base).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: 0 });
    expect(Object.isFrozen(base)).toBe(true);
  });

  it('names every problem of every slice at once, and no value', () => {
    const slices = { base: baseEnv, engine: z.object({ ENGINE_PROCESSES: z.coerce.number() }) };
    const source = { ...complete, STORAGE_MASTER_KEY: 'c2hvcnQ=', AUTH_SECRET: 'hunter2', ENGINE_PROCESSES: 'many' };
    let message = '';
    try {
      readEnv(slices, source);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toContain('STORAGE_MASTER_KEY: must be 32 bytes in base64 (read by base)');
    expect(message).toContain('AUTH_SECRET: must have at least 32 characters (read by base)');
    expect(message).toContain('ENGINE_PROCESSES');
    expect(message).not.toContain('hunter2');
  });
});
