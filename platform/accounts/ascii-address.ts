/** Of the whole name, with its dots (RFC 1035). */
const LONGEST_DOMAIN = 253;
/** Letters of any script, and what may stand between them; nothing a URL reads as anything but a host. */
const INTERNATIONAL = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.。．-]+$/u;

/**
 * An address with its domain as mail servers know it: `anna@müller.de` becomes `anna@xn--mller-kva.de` (RFC 5891), so both
 * spellings are one address. Any other text stays as it is. Works in browsers, too.
 */
export function asciiAddress(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || domain.length > LONGEST_DOMAIN || !INTERNATIONAL.test(domain)) return text;
  try {
    return `${text.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return text;
  }
}
