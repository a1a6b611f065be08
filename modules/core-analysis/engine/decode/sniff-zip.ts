/** Files inside a ZIP that are looked at. */
const MOST_ENTRIES = 16;
const ENTRY = 0x504b0304;
const ENTRY_BYTES = 30;
/** Names of what stands inside documents of office programs: of Microsoft, of OpenDocument, of Apple. */
const OF_OFFICE =
  /^(?:\[Content_Types\]\.xml|_rels\/|ppt\/|word\/|xl\/|docProps\/|Index(?:\/|\.zip)|mimetypeapplication\/vnd\.oasis)/u;

/** Whether a file is a ZIP archive, or a document of an office program, which is one within. Pure and safe on hostile bytes. */
export function sniffZip(bytes: Uint8Array): 'zip' | 'office' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isEntry = (at: number) => at + ENTRY_BYTES <= bytes.length && view.getUint32(at) === ENTRY;
  if (!isEntry(0)) return null;
  for (let at = 0, entry = 0; entry < MOST_ENTRIES && isEntry(at); entry += 1) {
    const [size, nameLength, extraLength] = [
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    const name = at + ENTRY_BYTES;
    // Of OpenDocument the first file says by its content what the whole is; its name and content touch.
    const said = String.fromCharCode(...bytes.subarray(name, name + Math.min(nameLength + 40, 120)));
    if (OF_OFFICE.test(said)) return 'office';
    at = name + nameLength + extraLength + size;
  }
  return 'zip';
}
