import type { BaseFile } from './base-files.ts';
import { box, boxesOf, patched } from './mp4-boxes.ts';

const FTYP = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));

/** The movie's duration in its own header and in each track's, as a number of seconds; only boxes of version 0. */
function claimingSeconds(file: Buffer, seconds: number): Buffer {
  let copy = file;
  for (const [type, scaleAt, durationAt] of [
    ['mvhd', 12, 16],
    ['mdhd', 12, 16],
  ] as const) {
    copy = patched(copy, type, (body) => {
      body.writeUInt32BE(Math.min(0xffffffff, seconds * body.readUInt32BE(scaleAt)) >>> 0, durationAt);
    });
  }
  return copy;
}

/** The index once, and its tracks again and again. */
function manyTracks(file: Buffer, times: number): Buffer {
  const boxes = boxesOf(file);
  const moov = boxes.find(({ type }) => type === 'moov');
  const tracks = boxes.filter(({ type }) => type === 'trak').map(({ at, size }) => file.subarray(at, at + size));
  if (!moov) return file;
  const body = Buffer.concat([
    file.subarray(moov.at + 8, moov.at + moov.size),
    ...Array.from({ length: times }, () => tracks).flat(),
  ]);
  return Buffer.concat([file.subarray(0, moov.at), box('moov', body), file.subarray(moov.at + moov.size)]);
}

function nested(type: string, depth: number): Buffer {
  let inner: Buffer = Buffer.alloc(0);
  for (let level = 0; level < depth; level += 1) inner = box(type, inner);
  return inner;
}

/** The header of a Matroska family file of this document type, with what follows. */
function ebml(type: string, then: Buffer = Buffer.alloc(0)): Buffer {
  const name = Buffer.from(type, 'latin1');
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | (3 + name.length), 0x42, 0x82, 0x80 | name.length]),
    name,
    then,
  ]);
}

/** Clips made to harm, from sound ones of the same names as `goodVideos`. */
export function hostileVideos(good: readonly BaseFile[]): BaseFile[] {
  const sound = (name: string): Buffer => good.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
  const [mp4, late, webm] = [sound('mp4'), sound('mp4 with its index at the end'), sound('webm of vp9')];
  const moovOf = (file: Buffer) => boxesOf(file).find(({ type }) => type === 'moov') ?? { at: 0, size: 0 };
  const moov = moovOf(mp4);
  const u32 = (at: number, value: number) => (body: Buffer) => void body.writeUInt32BE(value, at);
  const hugeSegment = Buffer.from('1853806701ffffffffffffff', 'hex');
  const cases: Record<string, Buffer> = {
    'an MP4 signature alone': FTYP,
    'MP4 without an index': Buffer.concat([mp4.subarray(0, moov.at), mp4.subarray(moov.at + moov.size)]),
    'MP4 without its media': mp4.subarray(0, moov.at + moov.size),
    'MP4 whose late index is cut off': late.subarray(0, moovOf(late).at + 40),
    'MP4 of a box of no length': Buffer.concat([FTYP, Buffer.alloc(4), Buffer.from('moov'), mp4]),
    'MP4 of a box of 2^63 bytes': Buffer.concat([FTYP, Buffer.from('000000016d6f6f768000000000000000', 'hex'), mp4]),
    'MP4 of a box of 4 GB': Buffer.concat([FTYP, Buffer.from('ffffffff6d6f6f76', 'hex'), mp4]),
    'MP4 of a box of one byte': Buffer.concat([FTYP, Buffer.from('000000016d6f', 'hex')]),
    'MP4 of 100,000 boxes': Buffer.concat([FTYP, ...Array.from({ length: 100_000 }, () => box('free')), mp4]),
    'MP4 of 100,000 unknown boxes': Buffer.concat([FTYP, ...Array.from({ length: 100_000 }, () => box('zzzz')), mp4]),
    'MP4 of 50,000 boxes in each other': Buffer.concat([FTYP, nested('moov', 5_000)]),
    'MP4 of tracks in each other': Buffer.concat([FTYP, box('moov', nested('trak', 5_000))]),
    'MP4 that claims ten hours': claimingSeconds(mp4, 36_000),
    'MP4 that claims no time at all': claimingSeconds(mp4, 0),
    'MP4 of no time scale': patched(patched(mp4, 'mvhd', u32(12, 0)), 'mdhd', u32(12, 0)),
    'MP4 of the largest time scale': patched(patched(mp4, 'mvhd', u32(12, 0xffffffff)), 'mdhd', u32(12, 0xffffffff)),
    'MP4 of frames that take no time': patched(mp4, 'stts', u32(12, 0)),
    'MP4 of frames that take all time': patched(mp4, 'stts', u32(12, 0x7fffffff)),
    'MP4 of 2^32 frame times': patched(mp4, 'stts', u32(4, 0xffffffff)),
    'MP4 of 2^32 frames of one time': patched(mp4, 'stts', u32(8, 0xffffffff)),
    'MP4 of 2^32 frame sizes': patched(mp4, 'stsz', u32(8, 0xffffffff)),
    'MP4 of frames of 4 GB': patched(mp4, 'stsz', u32(4, 0xffffffff)),
    'MP4 of 2^32 chunks': patched(mp4, 'stco', u32(4, 0xffffffff)),
    'MP4 of chunks behind its end': patched(mp4, 'stco', u32(8, 0xfffffff0)),
    'MP4 of chunks that are its own index': patched(mp4, 'stco', u32(8, 40)),
    'MP4 of 2^32 sync frames': patched(mp4, 'stss', u32(4, 0xffffffff)),
    'MP4 of 65,535 x 65,535': patched(mp4, 'stsd', (body) => {
      if (body.toString('latin1', 12, 16) === 'avc1') body.writeUInt32BE(0xffffffff, 40);
    }),
    'MP4 of no width': patched(mp4, 'stsd', (body) => {
      if (body.toString('latin1', 12, 16) === 'avc1') body.writeUInt32BE(0, 40);
    }),
    'MP4 of 2^32 kinds of frames': patched(mp4, 'stsd', u32(4, 0xffffffff)),
    'MP4 of a coding nobody knows': patched(mp4, 'stsd', (body) => {
      if (body.toString('latin1', 12, 16) === 'avc1') body.write('zzzz', 12, 'latin1');
    }),
    'MP4 of two sounds and no picture': patched(mp4, 'hdlr', (body) => void body.write('soun', 8, 'latin1')),
    'MP4 of nothing we know': patched(mp4, 'hdlr', (body) => void body.write('zzzz', 8, 'latin1')),
    'MP4 of 200 tracks': manyTracks(mp4, 100),
    'MP4 of 20,000 tracks': manyTracks(mp4, 2_000),
    'MP4 whose media is zeros': patched(mp4, 'mdat', (body) => void body.fill(0)),
    'MP4 whose media is ones': patched(mp4, 'mdat', (body) => void body.fill(255)),
    'MP4 and HTML': Buffer.concat([mp4, Buffer.from('<html><script>alert(1)</script></html>')]),
    'HTML inside an MP4': Buffer.concat([box('ftyp', Buffer.from('isom<script>alert(1)</script>', 'latin1')), mp4]),
    'an MP4 inside an MP4': Buffer.concat([FTYP, box('mdat', mp4)]),
    'a QuickTime index alone': mp4.subarray(moov.at, moov.at + moov.size),
    'a WebM signature alone': ebml('webm'),
    'WebM of a segment without end': ebml('webm', hugeSegment),
    'WebM of zeros': ebml('webm', Buffer.alloc(100_000)),
    'WebM of ones': ebml('webm', Buffer.alloc(100_000, 255)),
    'WebM without its first half': Buffer.concat([webm.subarray(0, 64), webm.subarray(webm.length >> 1)]),
    'a Matroska file': ebml('matroska', webm.subarray(40)),
    'an AVI': Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fAVI LIST', 'latin1'), Buffer.alloc(1000)]),
    'an MPEG program stream': Buffer.concat([Buffer.from('000001ba', 'hex'), Buffer.alloc(1000)]),
    'a transport stream': Buffer.concat(
      Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([0x47]), Buffer.alloc(187)])),
    ),
    'a playlist': Buffer.from('#EXTM3U\n#EXT-X-VERSION:3\nfile:///etc/passwd\n'),
    'a concat script': Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
  };
  return Object.entries(cases).map(([name, bytes]) => ({ name, bytes }));
}
