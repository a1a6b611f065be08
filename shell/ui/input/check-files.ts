export interface FileLimits {
  /** Types and endings as in an input's `accept`: "image/*", "text/csv", ".csv". Empty: any. */
  readonly accept?: readonly string[];
  /** What is accepted, as people say it: "CSV or Excel". */
  readonly acceptLabel?: string;
  /** Most bytes of one file. */
  readonly maxBytes?: number;
  /** Most files in all. */
  readonly maxFiles?: number;
}

export interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** 1 MB = 1024 * 1024 bytes, as everywhere in the product. */
export function bytesText(bytes: number): string {
  const mega = bytes / (1024 * 1024);
  if (mega >= 1) return `${mega >= 10 ? Math.round(mega) : Number(mega.toFixed(1))}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
}

/** Sorts what was chosen into what is taken, after what is there already, and what is not, with the reason. */
export function checkFiles(
  there: readonly File[],
  chosen: readonly File[],
  limits: FileLimits,
): { files: File[]; refused: Refused[] } {
  const files = [...there];
  const refused: Refused[] = [];
  for (const file of chosen) {
    const reason = reasonAgainst(file, files, limits);
    if (reason === null) files.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { files, refused };
}

function reasonAgainst(file: File, there: readonly File[], limits: FileLimits): string | null {
  const { accept = [], acceptLabel = accept.join(', '), maxBytes, maxFiles } = limits;
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind)))
    return `This type is not supported. Please choose ${acceptLabel}.`;
  if (file.size === 0) return 'The file is empty.';
  if (maxBytes !== undefined && file.size > maxBytes)
    return `${bytesText(file.size)} is too large: at most ${bytesText(maxBytes)}.`;
  if (
    there.some(
      (other) => other.name === file.name && other.size === file.size && other.lastModified === file.lastModified,
    )
  )
    return 'It is in the list already.';
  if (maxFiles !== undefined && there.length >= maxFiles)
    return `At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}. Remove one first.`;
  return null;
}

function isOfKind(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
}
