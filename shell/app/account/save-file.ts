/** Long enough for every browser to have taken the bytes. */
const KEEP_MS = 60_000;

/** Hands bytes that are here already to the browser's downloads. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
