import { type ImageType, sniffImageType } from './image-header.ts';

/** The kinds of video file that we write. */
export type WrittenContainer = 'mp4' | 'mov' | 'webm';
/** The kinds that we take: `mkv` is Matroska that does not say it is WebM, as browsers record H.264 too. */
export type VideoContainer = WrittenContainer | 'mkv';

export type Media =
  | { readonly kind: 'image'; readonly format: ImageType }
  | { readonly kind: 'video'; readonly container: VideoContainer };

/** How far into an EBML header its document type is looked for: real ones end before the 64th byte. */
const EBML_LOOK = 256;
const EBML_MAGIC = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const MATROSKA_TYPES = new Map<string, VideoContainer>([
  ['webm', 'webm'],
  ['matroska', 'mkv'],
]);

/** Pictures, and a preview of them, that come in the box format of MP4. */
const STILL_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis', 'crx ']);
/** Boxes a QuickTime file without `ftyp` begins with. */
const CLASSIC_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/**
 * Tells what we take by the first bytes: JPEG, PNG, WebP, MP4, MOV, WebM, MKV; null
 * for anything else, whatever the name or the client's type said. Pure and safe
 * on hostile bytes; the first 256 are enough.
 */
export function sniffMedia(bytes: Uint8Array): Media | null {
  const format = sniffImageType(bytes);
  if (format !== null) return { kind: 'image', format };
  const container = sniffVideoContainer(bytes);
  return container === null ? null : { kind: 'video', container };
}

function sniffVideoContainer(bytes: Uint8Array): VideoContainer | null {
  if (bytes.length < 8) return null;
  const box = latin(bytes, 4, 8);
  if (box === 'ftyp') {
    const brand = latin(bytes, 8, 12);
    if (brand.length < 4 || STILL_BRANDS.has(brand)) return null;
    return brand === 'qt  ' ? 'mov' : 'mp4';
  }
  if (CLASSIC_BOXES.has(box)) return 'mov';
  return MATROSKA_TYPES.get(matroskaType(bytes) ?? '') ?? null;
}

/** The document type of a Matroska file; null of anything else. */
function matroskaType(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, EBML_LOOK));
  if (view.byteLength < 5 || view.getUint32(0) !== EBML_MAGIC) return null;
  const header = readSize(view, 4);
  if (!header) return null;
  const end = Math.min(view.byteLength, header.next + header.value);
  for (let at = header.next; at + 3 <= end; ) {
    // All elements of this header have identifiers of two bytes; one of one byte (void, checksum) begins with a high bit.
    const wide = (view.getUint8(at) & 0x80) === 0;
    const id = wide ? view.getUint16(at) : view.getUint8(at);
    const size = readSize(view, at + (wide ? 2 : 1));
    if (!size) return null;
    if (id === DOC_TYPE) return latin(bytes, size.next, Math.min(end, size.next + size.value)).replace(/\0+$/, '');
    at = size.next + size.value;
  }
  return null;
}

/** A variable-length number of EBML; null where it is cut off, or longer than we need to believe. */
function readSize(view: DataView, at: number): { value: number; next: number } | null {
  if (at >= view.byteLength) return null;
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > view.byteLength) return null;
  let value = first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return { value, next: at + length };
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
