import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Puts `line` into the list between `start` and `end`, keeping its lines sorted. */
export function insertSorted(text: string, start: RegExp, line: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((l) => start.test(l));
  if (from < 0) throw new Error(`Could not find ${start} to insert: ${line}`);
  const indent = line.match(/^\s*/)?.[0] ?? '';
  let at = from + 1;
  while (
    at < lines.length &&
    (lines[at] ?? '').startsWith(indent) &&
    (lines[at] ?? '').trim() !== '' &&
    (lines[at] ?? '') < line
  )
    at++;
  lines.splice(at, 0, line);
  return lines.join('\n');
}

async function edit(root: string, path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Writes the module below `root` and returns the files it made. */
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
      target,
      fill(
        relative(TEMPLATES, source)
          .replace(/\.tmpl$/, '')
          .replaceAll('__id__', id),
      ),
    );
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, fill(await readFile(source, 'utf8')));
    written.push(relative(root, path));
  }

  await edit(root, 'modules/registry.server.ts', (text) =>
    insertSorted(text, /^export const serverModules/, `  ${names.camel}Module,`).replace(
      /^/,
      `import { ${names.camel}Module } from './${id}/server/index.ts';\n`,
    ),
  );
  await edit(root, 'modules/registry.manifests.ts', (text) =>
    insertSorted(text, /^export const manifests/, `  ${names.camel}Manifest,`).replace(
      /^/,
      `import { ${names.camel}Manifest } from './${id}/manifest.ts';\n`,
    ),
  );
  await edit(root, 'modules/registry.web.ts', (text) =>
    insertSorted(text, /^export const webModules/, `  ${names.camel}Web,`).replace(
      /^/,
      `import { ${names.camel}Web } from './${id}/web/index.ts';\n`,
    ),
  );
  await edit(root, 'flags/catalog.ts', (text) =>
    text.replace(
      '} as const satisfies Record<string, FlagDefinition>;',
      `  'module.${id}': {\n    owner: '${id}',\n    kind: 'release',\n    fallback: false,\n    description: 'The ${names.title} module.',\n  },\n} as const satisfies Record<string, FlagDefinition>;`,
    ),
  );
  return written;
}

async function main(): Promise<void> {
  const id = process.argv[2];
  if (!id) throw new Error('Usage: npm run new:module <id>, where <id> is lower-case words joined by dashes.');
  const root = fileURLToPath(new URL('../../', import.meta.url));
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
