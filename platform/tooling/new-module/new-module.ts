import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addExport, addImport, addToArray, addToObject } from './edit-source.ts';

/** `npm run new:module <id>`: writes a module that passes all checks, and enters it where modules are listed. */

const TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

interface Names {
  readonly id: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
  readonly schema: string;
  readonly date: string;
}

export function namesOf(id: string, date: string): Names {
  if (!ID.test(id))
    throw new Error(`'${id}' is no module id: use lower-case words joined by dashes, such as ad-library.`);
  const words = id.split('-');
  const pascal = words.map((w) => (w[0] ?? '').toUpperCase() + w.slice(1)).join('');
  const title = words.join(' ').replace(/^./, (c) => c.toUpperCase());
  return {
    id,
    pascal,
    title,
    camel: pascal.replace(/^./, (c) => c.toLowerCase()),
    schema: id.replaceAll('-', '_'),
    date,
  };
}

async function edit(root: string, path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Writes the module below `root`, enters it where modules, flags and workflows are listed, and returns the files it made. */
export async function newModule(root: string, id: string, today: Date): Promise<string[]> {
  const names = namesOf(id, today.toISOString().slice(0, 10).replaceAll('-', ''));
  const target = join(root, 'modules', id);
  if (existsSync(target)) throw new Error(`modules/${id} is there already.`);

  const written: string[] = [];
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => names[key as keyof Names] ?? whole);
  for (const entry of await readdir(TEMPLATES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = join(
      root,
      relative(TEMPLATES, source)
        .replace(/\.tmpl$/, '')
        .replaceAll('__id__', id),
    );
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, fill(await readFile(source, 'utf8')));
    written.push(relative(root, path));
  }

  const registries = [
    ['server', 'serverModules', `${names.camel}Module`, `./${id}/server/index.ts`],
    ['manifests', 'moduleManifests', `${names.camel}Manifest`, `./${id}/manifest.ts`],
    ['web', 'webModules', `${names.camel}Web`, `./${id}/web/index.ts`],
  ] as const;
  for (const [kind, list, name, from] of registries) {
    await edit(root, `modules/registry.${kind}.ts`, (text) =>
      addToArray(addImport(text, `import { ${name} } from '${from}';`), list, name),
    );
  }
  await edit(root, 'flags/catalog.ts', (text) =>
    addToObject(
      text,
      'FLAGS',
      `'module.${id}': { owner: '${id}', kind: 'release', fallback: false, description: 'The ${names.title} module.' }`,
    ),
  );
  await edit(root, 'workflows/definitions/index.ts', (text) =>
    addExport(text, `export { ${names.camel}Tidy } from './${id}/tidy.workflow.ts';`),
  );
  const changed = [
    `modules/${id}`,
    `workflows/definitions/${id}`,
    'workflows/definitions/index.ts',
    ...registries.map(([kind]) => `modules/registry.${kind}.ts`),
    'flags/catalog.ts',
  ];
  const biome = join(root, 'node_modules/.bin/biome');
  await promisify(execFile)(biome, ['check', '--write', '--vcs-enabled=false', ...changed], { cwd: root });
  return written;
}

async function main(): Promise<void> {
  const id = process.argv[2];
  if (!id) throw new Error('Usage: npm run new:module <id>, where <id> is lower-case words joined by dashes.');
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const written = await newModule(root, id, new Date());
  process.stdout.write(
    `${written.map((file) => `  ${file}`).join('\n')}\n\nSee it work: npx vitest run modules/${id}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
