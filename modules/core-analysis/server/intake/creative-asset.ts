import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import type { AssetPurpose } from '#platform/assets/asset-purpose.ts';
import { sniffMedia } from '../../engine/index.ts';

/** A picture or video to be analysed later, as the upload of an analysis takes it. */
export const creativeAsset: AssetPurpose = {
  id: 'creative',
  maxBytes: MAX_UPLOAD_BYTES,
  accepts: 'a JPEG, PNG, WebP, MP4, MOV, WebM or MKV',
  typeOf(head) {
    const media = sniffMedia(head);
    if (media === null) return null;
    return media.kind === 'image' ? `image/${media.format}` : VIDEO_TYPES[media.container];
  },
};

const VIDEO_TYPES = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/matroska',
} as const;
