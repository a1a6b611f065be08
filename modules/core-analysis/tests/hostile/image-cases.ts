import { crc32, deflateSync } from 'node:zlib';
import type { BaseFile } from './base-files.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function header(width: number, height: number, depth = 8, colour = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A whole grey PNG of zeros with chunks of ours before its pixels. */
function blackPng(width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer {
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([PNG, header(width, height), before, chunk('IDAT', pixels), chunk('IEND')]);
}

const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 2 ** 20), { level: 9 });

/** A segment behind a JPEG's first marker. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** The scans of a progressive JPEG again and again: work without end for few bytes. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const first = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scans = jpeg.subarray(first, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, first), ...Array.from({ length: times }, () => scans), jpeg.subarray(-2)]);
}

/** A JPEG whose frame header claims this size. */
function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (const marker of [0xc0, 0xc2]) {
    const at = copy.indexOf(Buffer.from([0xff, marker, 0x00]));
    if (at < 0) continue;
    copy.writeUInt16BE(height, at + 5);
    copy.writeUInt16BE(width, at + 7);
  }
  return copy;
}

/** A text as a file of its own. */
const text = (content: string): Buffer => Buffer.from(content, 'utf8');

/** Pictures made to harm, from sound ones of the same names as `goodImages`. */
export function hostileImages(good: readonly BaseFile[]): BaseFile[] {
  const sound = (name: string): Buffer => good.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
  const [jpeg, png, webp] = [sound('jpeg'), sound('png'), sound('webp')];
  const pngHead = png.subarray(0, 33);
  const afterHead = (data: Buffer): Buffer => Buffer.concat([pngHead, data, png.subarray(33)]);
  const exif = (data: Buffer): Buffer => withSegment(jpeg, 0xe1, Buffer.concat([text('Exif\0\0'), data]));
  const frameControl = chunk('fcTL', Buffer.alloc(26));
  const cases: Record<string, Buffer> = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'a PNG signature alone': PNG,
    'a JPEG signature alone': Buffer.from([0xff, 0xd8, 0xff]),
    'a WebP signature alone': text('RIFF\0\0\0\0WEBP'),
    'PNG that claims 50,000 x 50,000': Buffer.concat([
      PNG,
      header(50_000, 50_000),
      chunk('IDAT', zeros(1)),
      chunk('IEND'),
    ]),
    'PNG that claims 2^31 - 1 on a side': Buffer.concat([
      PNG,
      header(2 ** 31 - 1, 64),
      chunk('IDAT', zeros(1)),
      chunk('IEND'),
    ]),
    'PNG of no width': Buffer.concat([PNG, header(0, 100), chunk('IDAT', zeros(1)), chunk('IEND')]),
    'PNG of 16 megapixels in 16 kB': blackPng(4000, 4000),
    'PNG of 64 x 700,000': blackPng(64, 700_000),
    'PNG of a depth there is none of': Buffer.concat([
      PNG,
      header(100, 100, 3, 9),
      chunk('IDAT', zeros(1)),
      chunk('IEND'),
    ]),
    'PNG with 64 MB of compressed text': afterHead(chunk('zTXt', Buffer.concat([text('a\0\0'), zeros(64)]))),
    'PNG with 64 MB of compressed colour profile': afterHead(chunk('iCCP', Buffer.concat([text('a\0\0'), zeros(64)]))),
    'PNG with 64 MB more pixels than its size': Buffer.concat([
      PNG,
      header(200, 200),
      chunk('IDAT', zeros(64)),
      chunk('IEND'),
    ]),
    'PNG of 100,000 frames': afterHead(
      Buffer.concat([
        chunk('acTL', Buffer.from([0, 1, 0x86, 0xa0, 0, 0, 0, 0])),
        ...Array.from({ length: 20_000 }, () => frameControl),
      ]),
    ),
    'PNG of 100,000 empty pixel chunks': afterHead(Buffer.concat(Array.from({ length: 100_000 }, () => chunk('IDAT')))),
    'PNG with a chunk of 4 GB': afterHead(Buffer.from('ffffffff74455874', 'hex')),
    'JPEG that claims 65,500 x 65,500': jpegClaiming(jpeg, 65_500, 65_500),
    'JPEG that claims 7,000 x 7,000': jpegClaiming(jpeg, 7000, 7000),
    'JPEG of 5,000 scans': manyScans(sound('progressive jpeg'), 500),
    'large JPEG of 2,000 scans': jpegClaiming(manyScans(sound('progressive jpeg'), 200), 4000, 4000),
    'JPEG of EXIF garbage': exif(Buffer.alloc(200, 0xa5)),
    'JPEG of EXIF that points at itself': exif(
      Buffer.from('49492a00080000000100698704000100000008000000080000', 'hex'),
    ),
    'JPEG of 60 kB EXIF': exif(Buffer.alloc(60_000, 0x41)),
    'JPEG of 100 times 60 kB EXIF': Array.from({ length: 100 }).reduce<Buffer>(
      (file) => withSegment(file, 0xe1, Buffer.alloc(60_000, 0x42)),
      jpeg,
    ),
    'JPEG with a garbage colour profile': withSegment(
      jpeg,
      0xe2,
      Buffer.concat([text('ICC_PROFILE\0\x01\x01'), Buffer.alloc(400, 0x5a)]),
    ),
    'JPEG with PHP in its comment': withSegment(jpeg, 0xfe, text('<?php system($_GET["c"]); ?>')),
    'JPEG and ZIP': Buffer.concat([
      jpeg,
      text('PK\x03\x04'),
      Buffer.alloc(500, 7),
      text('PK\x05\x06'),
      Buffer.alloc(18),
    ]),
    'JPEG and HTML': Buffer.concat([jpeg, text('<html><script>alert(1)</script></html>')]),
    'PDF and PNG': Buffer.concat([text('%PDF-1.7\n'), png]),
    'PNG and PDF': Buffer.concat([png, text('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>')]),
    'GIF and JavaScript': text('GIF89a/*\0\0*/=1;alert(1)'),
    'a GIF': Buffer.from(
      '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
      'hex',
    ),
    'WebP that claims 16,384 x 16,384': Buffer.concat([
      webp.subarray(0, 24),
      Buffer.from('ffffffff', 'hex'),
      webp.subarray(28),
    ]),
    'WebP with a chunk longer than the file': Buffer.concat([
      webp.subarray(0, 16),
      Buffer.from('ffffff7f', 'hex'),
      webp.subarray(20),
    ]),
    'an SVG': text(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999"><rect width="9999" height="9999"/></svg>',
    ),
    'an SVG of entities': text(
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;&x;</text></svg>',
    ),
    HTML: text('<!doctype html><img src=x onerror=alert(1)>'),
    'a HEIC': Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    'an AVIF': Buffer.from('0000001c6674797061766966000000006d696631', 'hex'),
    'a TIFF': Buffer.from('49492a00080000000000', 'hex'),
    'a BMP': Buffer.concat([text('BM'), Buffer.alloc(100)]),
    'a zip of zips': Buffer.concat([text('PK\x03\x04'), Buffer.alloc(2000, 1)]),
    'a shell script': text('#!/bin/sh\nrm -rf /\n'),
    'a program': Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(1000)]),
    'a null byte in front of a PNG': Buffer.concat([Buffer.alloc(1), png]),
  };
  return Object.entries(cases).map(([name, bytes]) => ({ name, bytes }));
}
