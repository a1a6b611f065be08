// Stands in for the engine's child in tests of the jail: tries what the bytes say and answers how it went.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

/** The outcome of an attempt: its value, or the code of its refusal. */
async function attempt(work) {
  try {
    return String(await work());
  } catch (error) {
    return error.code ?? error.name;
  }
}

const ATTEMPTS = {
  connect: (port) =>
    new Promise((resolve, reject) => {
      connect(Number(port), '127.0.0.1')
        .once('connect', () => resolve('connected'))
        .once('error', reject);
    }),
  read: (path) => readFileSync(path, 'latin1').length,
  'read-in-thread': (path) =>
    new Promise((resolve, reject) => {
      const program = `require('node:worker_threads').parentPort.postMessage(require('node:fs').readFileSync(${JSON.stringify(path)}).length)`;
      new Worker(program, { eval: true }).once('message', resolve).once('error', reject);
    }),
  fill(path) {
    const file = openSync(path, 'w');
    for (let written = 0; written < 64; written += 1) writeSync(file, Buffer.alloc(2 ** 20));
    closeSync(file);
    return 'written';
  },
  start: () =>
    new Promise((resolve, reject) => {
      spawn('/bin/true').once('exit', resolve).once('error', reject);
    }),
  allocate: (megabytes) => new ArrayBuffer(Number(megabytes) * 2 ** 20).byteLength,
  status: () => readFileSync('/proc/self/status', 'latin1') + readFileSync('/proc/self/limits', 'latin1'),
  where: () => process.cwd(),
  files: () =>
    readdirSync('/proc/self/fd')
      .map((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`);
        } catch {
          return '';
        }
      })
      .join('\n'),
};

process.on('message', async ({ input }) => {
  const [name, ...rest] = Buffer.from(input.bytes).toString().split(' ');
  const output = await attempt(() => ATTEMPTS[name](rest.join(' ')));
  process.send({ kind: 'done', output });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });
