/** The raw value of one cookie of a `Cookie` header; the first, where a name comes twice. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  const wanted = `${name}=`;
  for (const part of header.split(';')) {
    const pair = part.trimStart();
    if (pair.startsWith(wanted)) return pair.slice(wanted.length).trimEnd();
  }
  return undefined;
}
