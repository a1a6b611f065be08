/** The picture that was just sent, shown until the server's own preview exists. At most one is held. */
let kept: { id: string; url: string } | null = null;

export function keepPreview(id: string, url: string): void {
  if (kept && kept.url !== url) URL.revokeObjectURL(kept.url);
  kept = { id, url };
}

export function keptPreview(id: string): string | null {
  return kept?.id === id ? kept.url : null;
}
