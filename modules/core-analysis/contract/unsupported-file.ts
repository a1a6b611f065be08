/** What is said of a file of a kind we do not take, with the way out where the kind is a known one. */

/** Kinds that phones and design tools give and that we do not take. */
export const KNOWN_FORMATS = ['heic', 'avif', 'gif'] as const;
export type KnownFormat = (typeof KNOWN_FORMATS)[number];

const WAYS_OUT: Readonly<Record<KnownFormat, string>> = {
  heic: 'It looks like HEIC, as iPhones save photos: share or export it as JPG.',
  avif: 'It looks like AVIF: export it as JPG, PNG or WebP.',
  gif: 'It looks like a GIF: export it as MP4 if it moves, as PNG if it does not.',
};

export function unsupportedFile(looksLike?: KnownFormat | null): string {
  const said =
    'We work best with images and videos. This one is neither a JPG, PNG or WebP image nor an MP4, MOV or WebM video.';
  return looksLike ? `${said} ${WAYS_OUT[looksLike]}` : said;
}
