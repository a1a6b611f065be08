/** What is said of a file of a kind we do not take, with the way out where the kind is a known one. */
import { FILE_NOT_TAKEN } from './intake-sentences.ts';

/** A kind of file that can be named: what it is, what to do, and by which types and ends of names a browser knows it. */
interface Format {
  readonly is: string;
  readonly way: string;
  readonly types: readonly string[];
  readonly ends: readonly string[];
}

const AS_PICTURE = 'export it as JPG or PNG';
const PAGE_AS_PICTURE = 'export the page as JPG or PNG';
const AS_VIDEO = 'export it as MP4 (H.264)';
const SLIDE_AS_PICTURE = 'export the slide or page as JPG or PNG, or a film of it as MP4';
const WITH_PICTURE = 'there is no picture in it; upload the image or video it belongs to';
const UNPACKED = 'unpack it and upload one image or video of it';

/** Kinds that phones, cameras, design and office tools give and that we do not take. Their signatures: `engine/decode/sniff-known-format.ts`. */
const FORMATS = {
  heic: {
    is: 'HEIC, as iPhones save photos',
    way: 'share or export it as JPG',
    types: ['image/heic', 'image/heif'],
    ends: ['heic', 'heif'],
  },
  avif: { is: 'AVIF', way: 'export it as JPG, PNG or WebP', types: ['image/avif'], ends: ['avif'] },
  gif: {
    is: 'a GIF',
    way: 'export it as MP4 if it moves, as PNG if it does not',
    types: ['image/gif'],
    ends: ['gif'],
  },
  tiff: { is: 'TIFF', way: AS_PICTURE, types: ['image/tiff'], ends: ['tif', 'tiff'] },
  raw: {
    is: 'a raw file of a camera',
    way: 'develop it and export it as JPG',
    types: ['image/x-adobe-dng', 'image/x-canon-cr2', 'image/x-canon-cr3', 'image/x-nikon-nef', 'image/x-sony-arw'],
    ends: ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf', 'rw2', 'orf', 'pef'],
  },
  bmp: { is: 'BMP', way: AS_PICTURE, types: ['image/bmp', 'image/x-ms-bmp'], ends: ['bmp', 'dib'] },
  ico: {
    is: 'an icon (ICO)',
    way: AS_PICTURE,
    types: ['image/x-icon', 'image/vnd.microsoft.icon'],
    ends: ['ico', 'cur'],
  },
  jxl: { is: 'JPEG XL', way: AS_PICTURE, types: ['image/jxl'], ends: ['jxl'] },
  jp2: { is: 'JPEG 2000', way: AS_PICTURE, types: ['image/jp2', 'image/jpx'], ends: ['jp2', 'j2k', 'jpx'] },
  svg: { is: 'SVG, a drawing in vectors', way: 'export it as PNG', types: ['image/svg+xml'], ends: ['svg'] },
  psd: {
    is: 'a Photoshop file (PSD)',
    way: AS_PICTURE,
    types: ['image/vnd.adobe.photoshop'],
    ends: ['psd', 'psb'],
  },
  pdf: { is: 'PDF', way: PAGE_AS_PICTURE, types: ['application/pdf'], ends: ['pdf', 'ai'] },
  eps: {
    is: 'PostScript (EPS)',
    way: PAGE_AS_PICTURE,
    types: ['application/postscript', 'image/x-eps'],
    ends: ['eps', 'ps'],
  },
  indesign: {
    is: 'an InDesign file',
    way: PAGE_AS_PICTURE,
    types: ['application/x-indesign'],
    ends: ['indd'],
  },
  office: {
    is: 'a document of an office program',
    way: SLIDE_AS_PICTURE,
    types: [
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-powerpoint',
      'application/msword',
      'application/vnd.oasis.opendocument.presentation',
      'application/x-iwork-keynote-sffkey',
    ],
    ends: ['pptx', 'ppt', 'docx', 'doc', 'xlsx', 'odp', 'odt', 'key'],
  },
  zip: {
    is: 'a ZIP archive',
    way: UNPACKED,
    types: ['application/zip', 'application/x-zip-compressed'],
    ends: ['zip'],
  },
  archive: {
    is: 'an archive',
    way: UNPACKED,
    types: ['application/vnd.rar', 'application/x-7z-compressed', 'application/gzip'],
    ends: ['rar', '7z', 'gz', 'tgz'],
  },
  avi: { is: 'AVI', way: AS_VIDEO, types: ['video/x-msvideo', 'video/avi'], ends: ['avi'] },
  mkv: { is: 'Matroska (MKV)', way: AS_VIDEO, types: ['video/x-matroska', 'video/matroska'], ends: ['mkv'] },
  ts: { is: 'an MPEG transport stream (TS)', way: AS_VIDEO, types: ['video/mp2t'], ends: ['ts', 'm2ts', 'mts'] },
  mpeg: { is: 'MPEG-1 or MPEG-2 video', way: AS_VIDEO, types: ['video/mpeg'], ends: ['mpg', 'mpeg', 'vob', 'm2v'] },
  wmv: { is: 'Windows Media (WMV)', way: AS_VIDEO, types: ['video/x-ms-wmv', 'video/x-ms-asf'], ends: ['wmv', 'asf'] },
  flv: { is: 'Flash video (FLV)', way: AS_VIDEO, types: ['video/x-flv'], ends: ['flv', 'f4v'] },
  swf: {
    is: 'a Flash banner (SWF)',
    way: 'export it as MP4, or one picture of it as PNG',
    types: ['application/x-shockwave-flash'],
    ends: ['swf'],
  },
  ogg: { is: 'Ogg', way: 'export it as MP4 if it is a video', types: ['video/ogg', 'audio/ogg'], ends: ['ogv', 'ogg'] },
  mp3: { is: 'MP3, a sound', way: WITH_PICTURE, types: ['audio/mpeg'], ends: ['mp3'] },
  wav: { is: 'WAV, a sound', way: WITH_PICTURE, types: ['audio/wav', 'audio/x-wav', 'audio/wave'], ends: ['wav'] },
  sound: {
    is: 'a sound',
    way: WITH_PICTURE,
    types: ['audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/flac', 'audio/aiff', 'audio/x-aiff', 'audio/amr'],
    ends: ['m4a', 'aac', 'flac', 'aif', 'aiff', 'amr'],
  },
} as const satisfies Record<string, Format>;

export type KnownFormat = keyof typeof FORMATS;
export const KNOWN_FORMATS = /* @__PURE__ */ Object.keys(FORMATS) as [KnownFormat, ...KnownFormat[]];

export function unsupportedFile(looksLike?: KnownFormat | null): string {
  if (!looksLike) return FILE_NOT_TAKEN;
  const { is, way } = FORMATS[looksLike];
  return `${FILE_NOT_TAKEN} It looks like ${is}: ${way}.`;
}

/** Which known format a browser holds a file for: by its type, or by its name where it knows no type; null for anything else. */
export function formatNamed({ type, name }: { readonly type: string; readonly name: string }): KnownFormat | null {
  const end = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const known = Object.entries(FORMATS) as [KnownFormat, Format][];
  const byType = known.find(([, { types }]) => types.includes(type.toLowerCase()));
  const byName = known.find(([, { ends }]) => ends.includes(end));
  return (byType ?? byName)?.[0] ?? null;
}
