interface Kept {
  id: string;
  file: File;
  url: string | null;
}

/** The file that was just sent and its picture, which is shown until the server's own preview exists. At most one is held. */
let kept: Kept | null = null;

export function keepSent(id: string, file: File, url: string | null): void {
  if (kept?.url && kept.url !== url) URL.revokeObjectURL(kept.url);
  kept = { id, file, url };
}

const sent = (id: string | undefined): Kept | null => (kept?.id === id ? kept : null);

export const keptPreview = (id: string): string | null => sent(id)?.url ?? null;

/** The file behind an analysis that was started on this page load, where none was sent since. */
export const keptFile = (id: string | undefined): File | null => sent(id)?.file ?? null;
