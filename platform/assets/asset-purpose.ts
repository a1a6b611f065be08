import { createExtensionPoint } from '#platform/module/extension-point.ts';

/** What assets may be uploaded for; the module that takes them says what they must be. */
export interface AssetPurpose {
  /** Kebab case, unique: `creative`. */
  readonly id: string;
  readonly maxBytes: number;
  /** After "Upload": "a JPEG, PNG or WebP". */
  readonly accepts: string;
  /** The content type by the first 64 kB; null for what is not accepted. Never by name or by what the client says. */
  typeOf(head: Buffer): string | null;
}

export const assetPurposes = createExtensionPoint<AssetPurpose>('platform.assetPurposes');
