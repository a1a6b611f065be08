// Analyses every picture and video of a folder by an API key of the account page, and prints a line for each.
//   ADJUDGE_KEY=adj_… node analyze-folder.mjs https://adjudge.example ./ads
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const say = (line) => process.stdout.write(`${line}\n`);
const [, , origin, folder = '.'] = process.argv;
const key = process.env.ADJUDGE_KEY;
if (!origin || !key) {
  say('Usage: ADJUDGE_KEY=adj_… node analyze-folder.mjs <address> <folder>');
  process.exit(1);
}

/** Calls the API; waits where it asks to, and says its sentence where it refuses. */
async function call(path, init = {}) {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const answer = await fetch(new URL(path, origin), { ...init, headers });
  if (answer.status === 429 || answer.status === 503) {
    await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers.get('retry-after') ?? 5)));
    return call(path, init);
  }
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.message);
  return body;
}

for (const name of await readdir(folder)) {
  if (!/\.(jpe?g|png|webp|mp4|mov|webm)$/i.test(name)) continue;
  try {
    const form = new FormData();
    form.append('file', new Blob([await readFile(join(folder, name))]), name);
    form.append('goal', 'sales');
    let analysis = await call('/api/analyze', { method: 'POST', body: form, headers: { prefer: 'respond-async' } });
    while (analysis.status === 'queued' || analysis.status === 'running') {
      await new Promise((done) => setTimeout(done, 2000));
      analysis = await call(`/api/analyses/${analysis.id}`);
    }
    say(`${name}: ${analysis.conversionScore ?? analysis.error?.message}. ${analysis.topAdvice ?? ''}`);
  } catch (error) {
    say(`${name}: ${error.message}`);
  }
}
