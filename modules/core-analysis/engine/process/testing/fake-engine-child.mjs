// Stands in for the engine's child in tests of the pool: does what the bytes say, so that each kind of death is known.
const held = [];

process.on('message', ({ bytes }) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'hang') for (;;);
  if (order === 'eat') {
    setInterval(() => held.push(Buffer.alloc(64 * 2 ** 20, held.length + 1)), 5);
    return;
  }
  if (order === 'wait') return;
  if (order === 'crash') {
    process.kill(process.pid, 'SIGSEGV');
    return;
  }
  if (order === 'kill') {
    process.kill(process.pid, 'SIGKILL');
    return;
  }
  if (order === 'exit') process.exit(7);
  if (order === 'throw') {
    process.send({ kind: 'failed', reason: 'thrown' });
    return;
  }
  if (order === 'small') {
    process.send({ kind: 'refused', code: 'image_too_small', details: { width: 3, height: 4 } });
    return;
  }
  process.send({ kind: 'stage', stage: 'reading', percent: 40 });
  const answer = order === 'env' ? JSON.stringify(process.env) : `${process.pid}:${order}`;
  process.send({
    kind: 'measured',
    measurements: answer,
    preview: new Uint8Array([1, 2]),
    thumbnail: new Uint8Array([3]),
  });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });
