import type { UnreadableReason } from '../contract/unreadable.ts';

/** What the first bytes say: text to be read, a workbook, or why it is neither. */
export function recogniseFile(head: Uint8Array): 'text' | 'zip' | UnreadableReason {
  const bytes = Buffer.from(head);
  const starts = (...codes: number[]): boolean => codes.every((code, at) => bytes[at] === code);
  if (bytes.length === 0) return 'empty';
  if (starts(0x1f, 0x8b)) return 'gzip';
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'old_excel';
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff)) return 'text';
  const text = bytes.subarray(0, 2048).toString('latin1');
  if (/^[\s\u00ef\u00bb\u00bf]*<(?:!doctype\s+html|html)/i.test(text)) return 'web_page';
  // UTF-16 without its mark has a zero beside each letter; pictures and programs have theirs anywhere.
  const zeros = [...text].filter((sign) => sign === '\0').length;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a picture from text
  const controls = text.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (controls > text.length * 0.05 || (zeros > 0 && zeros < text.length * 0.2 && zeros > 20)) return 'binary';
  return 'text';
}
