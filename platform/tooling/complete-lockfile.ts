// Adds the entries npm leaves out of package-lock.json when the registry in use
// does not serve every system's variant of a native package. Without them
// `npm ci` refuses the lockfile everywhere. Run after adding or raising a package:
//   npx tsx platform/tooling/complete-lockfile.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeLockfile, type Lockfile } from './lockfile.ts';

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const added = completeLockfile(lockfile);
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
process.stdout.write(
  added.length === 0 ? 'Nothing is missing.\n' : `Added:\n${added.map((name) => `  ${name}\n`).join('')}`,
);
