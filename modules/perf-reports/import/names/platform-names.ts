import type { Field } from '../../contract/fields.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'zh', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Headers of a platform by language and field; several are divided by `|`, the preferred one first. */
export type PlatformNames = Readonly<Partial<Record<Language, Readonly<Partial<Record<Field, string>>>>>>;
