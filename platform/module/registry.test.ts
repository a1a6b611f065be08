import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FLAGS } from '#flags/catalog.ts';
import { moduleManifests } from '#modules/registry.manifests.ts';
import { serverModules } from '#modules/registry.server.ts';
import { webModules } from '#modules/registry.web.ts';

const MODULES = new URL('../../modules/', import.meta.url);
const folders = readdirSync(MODULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const has = (id: string, path: string): boolean => existsSync(fileURLToPath(new URL(`${id}/${path}`, MODULES)));

describe('the module registries', () => {
  it('hold a manifest for every folder under modules/', () => {
    expect(moduleManifests.map((m) => m.id).sort()).toEqual(folders);
  });

  it('hold every server half and every web half there is', () => {
    expect(serverModules.map((m) => m.manifest.id).sort()).toEqual(folders.filter((id) => has(id, 'server/index.ts')));
    expect(webModules.map((m) => m.manifest.id).sort()).toEqual(folders.filter((id) => has(id, 'web/index.ts')));
  });

  it('name a flag of its own for every module, and a README', () => {
    for (const id of folders) {
      expect(Object.keys(FLAGS)).toContain(`module.${id}`);
      expect(has(id, 'README.md'), `modules/${id}/README.md`).toBe(true);
    }
  });
});
