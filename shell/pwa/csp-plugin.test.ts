import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './csp-plugin.ts';

it('hashes inline scripts to the byte and leaves out data and files', () => {
  const code = '\n  let a = 1;\n';
  const html = `<script>${code}</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`;
  expect(inlineScriptHashes(html)).toEqual([`sha256-${createHash('sha256').update(code).digest('base64')}`]);
});
