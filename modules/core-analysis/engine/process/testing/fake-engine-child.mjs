// Stands in for the engine's child in tests of the pool: does what the bytes say, so that each kind of death is known.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const held = [];

/** `once ORDER FILE` is ORDER as long as FILE is not there, which it then is, and no order afterwards. */
function orderOf(text) {
  const [, order, file] = /^once (\w+) (.+)$/.exec(text) ?? [];
  if (file === undefined || existsSync(file)) return text;
  writeFileSync(file, '');
  process.send({ kind: 'stage', stage: 'reading', percent: 40 });
  return order;
}

process.on('message', async ({ input }) => {
  const order = orderOf(Buffer.from(input.bytes).toString());
  if (order === 'hang') for (;;);
  if (order === 'eat') {
    setInterval(() => held.push(Buffer.alloc(64 * 2 ** 20, held.length + 1)), 5);
    return;
  }
  if (order === 'wait') return;
  const [, doze] = /^doze (\d+)$/.exec(order) ?? [];
  if (doze) await setTimeout(Number(doze));
  if (order === 'crash') {
    process.kill(process.pid, 'SIGSEGV');
    return;
  }
  if (order === 'kill') {
    process.kill(process.pid, 'SIGKILL');
    return;
  }
  if (order === 'terminate') {
    process.kill(process.pid, 'SIGTERM');
    return;
  }
  if (order === 'exit') process.exit(7);
  if (order === 'throw') {
    process.send({ kind: 'failed', reason: 'thrown' });
    return;
  }
  if (order === 'boast')
    process.send({ kind: 'chunk', field: 'playable', at: 0, of: 2 ** 45, bytes: new Uint8Array(1) });
  if (order === 'small') {
    process.send({ kind: 'refused', code: 'image_too_small', details: { width: 3, height: 4 } });
    return;
  }
  if (order === 'trouble') process.send({ kind: 'trouble', message: 'texts will not be measured', reason: 'no model' });
  process.send({ kind: 'stage', stage: 'reading', percent: 40 });
  const answer = order === 'env' ? JSON.stringify(process.env) : `${process.pid}:${order}`;
  process.send({
    kind: 'done',
    output: { measurements: answer, preview: new Uint8Array([1, 2]), thumbnail: new Uint8Array([3]), frames: [] },
  });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });
