/** A generator of numbers 0..1 that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Mutation = (bytes: Buffer, random: () => number, other: Buffer) => Buffer;

const at = (bytes: Buffer, random: () => number): number => Math.floor(random() * (bytes.length + 1));
const insert = (bytes: Buffer, where: number, what: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, where), what, bytes.subarray(where)]);
const NASTY = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\ufeff',
  'Total:',
  '1.000,5',
  '-',
  '😀',
  '"\n"',
  '<',
  '=cmd()',
  'e+17',
];

const MUTATIONS: readonly Mutation[] = [
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let count = 1 + random() * 20; count > 0; count -= 1)
      if (changed.length > 0) changed[at(changed, random) % changed.length] = Math.floor(random() * 256);
    return changed;
  },
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => bytes.subarray(at(bytes, random)),
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 200))]);
  },
  (bytes, random) => insert(bytes, at(bytes, random), Buffer.from(NASTY[Math.floor(random() * NASTY.length)] ?? '')),
  (bytes, random) => {
    let changed = bytes;
    for (let count = 0; count < 15; count += 1)
      changed = insert(changed, at(changed, random), Buffer.from(NASTY[Math.floor(random() * NASTY.length)] ?? ''));
    return changed;
  },
  (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    for (let count = 0; count < 5; count += 1) {
      const [one, two] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
      [lines[one], lines[two]] = [lines[two] ?? '', lines[one] ?? ''];
    }
    return Buffer.from(lines.join('\n'), 'latin1');
  },
  (bytes, random) => {
    const lines = bytes.toString('latin1').split('\n');
    const from = Math.floor(random() * lines.length);
    return Buffer.from(
      [...lines.slice(0, from), ...lines.slice(from, from + 3), ...lines.slice(from)].join('\n'),
      'latin1',
    );
  },
  (bytes, random) => {
    const [from = '', to = ''] = [
      [',', ';'],
      [';', ','],
      ['\t', ','],
      [',', '\t'],
      ['.', ','],
      ['"', ''],
      ['\n', '\r'],
    ][Math.floor(random() * 7)] as string[];
    return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
  },
  (bytes, _random, other) => Buffer.concat([bytes, other]),
  (bytes, random, other) => insert(bytes, at(bytes, random), other.subarray(0, 300)),
  (bytes) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString('utf8'), 'utf16le')]),
];

/** One file, changed in one to three ways; the same seed changes it the same way. */
export function mutate(bytes: Buffer, other: Buffer, seed: number): Buffer {
  const random = seededRandom(seed);
  let changed = bytes;
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1)
    changed = MUTATIONS[Math.floor(random() * MUTATIONS.length)]?.(changed, random, other) ?? changed;
  return changed;
}
