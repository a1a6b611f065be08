import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('./site.ts', import.meta.url));

describe('the script of the public pages', () => {
  it('keeps the budget of 8 kB (gzip), all its parts and what it loads later together, without React', async () => {
    const budgets = JSON.parse(await readFile(new URL('../budgets.json', import.meta.url), 'utf8'));
    const { outputFiles, metafile } = await build({
      entryPoints: [ENTRY],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      metafile: true,
      define: { 'import.meta.env.PROD': 'true' },
    });
    const limit = budgets.pages.find(({ page }: { page: string }) => page === 'landing').kB;
    expect(limit).toBe(8);
    expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024).toBeLessThanOrEqual(limit);
    expect(Object.keys(metafile.inputs).filter((file) => /react|zod|flags\//.test(file))).toEqual([]);
  });
});
