import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const MIN_BYTES = 1024;

/** Leaves `.br` and `.gz` beside every text file, so that the server never compresses while it answers. */
export function precompressPlugin(outDir: string): Plugin {
  return {
    name: 'adjudge:precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await readdir(outDir, { recursive: true })).filter((file) => TEXT.test(file));
        for (const file of files) {
          const path = join(outDir, file);
          const bytes = await readFile(path);
          if (bytes.length < MIN_BYTES) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }
      },
    },
  };
}
