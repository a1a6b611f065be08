/** How far into a text its first element is looked for: prologs and comments of drawing programs are shorter. */
const LOOK = 8192;
/** What may stand before the first element: white space, a prolog or other instruction, a comment, a document type with its entities. */
const BEFORE = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)/iu;
const SVG = /^<(?:[\w-]+:)?svg[\s/>]/iu;

/** Formats that are text: SVG whatever stands before its element, PostScript. Pure and safe on hostile bytes. */
export function sniffMarkup(bytes: Uint8Array): 'svg' | 'eps' | null {
  let text = decoded(bytes.subarray(0, LOOK));
  if (text.startsWith('%!PS')) return 'eps';
  for (let before = BEFORE.exec(text); before; before = BEFORE.exec(text)) text = text.slice(before[0].length);
  return SVG.test(text) ? 'svg' : null;
}

/** By its byte order mark, UTF-8 without one; a mark is not part of the text. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
