import type { Field } from '../contract/fields.ts';
import { foldHeader } from './fold-header.ts';
import { GOOGLE_NAMES } from './names/google.ts';
import { LINKEDIN_NAMES } from './names/linkedin.ts';
import { META_NAMES } from './names/meta.ts';
import {
  GENERIC_NAMES,
  MICROSOFT_NAMES,
  PINTEREST_NAMES,
  REDDIT_NAMES,
  SNAPCHAT_NAMES,
  TIKTOK_NAMES,
  X_NAMES,
  YOUTUBE_NAMES,
} from './names/other-platforms.ts';
import type { Language, PlatformNames } from './names/platform-names.ts';
import { OWN_NAMES } from './own-export.ts';

/** In the order in which they are preferred where two know a header equally well. */
const NAMES = {
  meta: META_NAMES,
  google: GOOGLE_NAMES,
  linkedin: LINKEDIN_NAMES,
  tiktok: TIKTOK_NAMES,
  pinterest: PINTEREST_NAMES,
  microsoft: MICROSOFT_NAMES,
  youtube: YOUTUBE_NAMES,
  x: X_NAMES,
  snapchat: SNAPCHAT_NAMES,
  reddit: REDDIT_NAMES,
  adjudge: OWN_NAMES,
  other: GENERIC_NAMES,
} as const satisfies Record<string, PlatformNames>;

/** Whose export a file is; `adjudge`: our own export of rows; `other`: made by hand, or by a tool we do not know. */
export type Platform = keyof typeof NAMES;
export const PLATFORMS = Object.keys(NAMES) as Platform[];

/** What a known header can stand for. */
export interface Meaning {
  readonly field: Field;
  /** 0 is the preferred column of this field. */
  readonly rank: number;
  readonly language: Language;
}

const meanings = new Map(PLATFORMS.map((platform) => [platform, meaningsOf(NAMES[platform])] as const));
const anywhere = new Set([...meanings.values()].flatMap((names) => [...names.keys()]));

/** What a folded header means in exports of this platform; none where it is unknown there. */
export function meaningsIn(platform: Platform, key: string): readonly Meaning[] {
  return meanings.get(platform)?.get(key) ?? [];
}

/** Whether any platform writes this header. */
export function isKnownHeader(key: string): boolean {
  return anywhere.has(key);
}

/** The one field all platforms that know this header give it; undefined where they differ. */
export function agreedMeaning(key: string): Meaning | undefined {
  const found = PLATFORMS.flatMap((platform) => meaningsIn(platform, key));
  const [first] = found;
  return found.every((one) => one.field === first?.field) ? first : undefined;
}

function meaningsOf(names: PlatformNames): Map<string, Meaning[]> {
  const known = new Map<string, Meaning[]>();
  for (const [language, fields] of Object.entries(names) as [Language, Readonly<Partial<Record<Field, string>>>][]) {
    for (const [field, headers] of Object.entries(fields) as [Field, string][]) {
      headers.split('|').forEach((header, rank) => {
        const { key } = foldHeader(header);
        const list = known.get(key) ?? [];
        if (!list.some((one) => one.field === field && one.language === language)) list.push({ field, rank, language });
        known.set(key, list);
      });
    }
  }
  return known;
}
