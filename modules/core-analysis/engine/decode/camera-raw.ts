const SUBFILE_TYPE = 0xfe;
const DNG_VERSION = 0xc612;
/** Bit of the subfile type: the picture is a smaller one of another in the file. */
const REDUCED = 1;
/** Fields of the first directory that are looked at. */
const MOST_FIELDS = 64;

/**
 * Whether a TIFF is a camera's raw file: its first picture is a small one of another (as in NEF, ARW, PEF), or it says that it is
 * CR2 or DNG. Pure and safe on hostile bytes.
 */
export function isCameraRaw(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  if (bytes[8] === 0x43 && bytes[9] === 0x52) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  if (view.getUint16(2, little) !== 42) return false;
  const directory = view.getUint32(4, little);
  if (directory + 2 > bytes.length) return false;
  const fields = Math.min(MOST_FIELDS, view.getUint16(directory, little));
  for (let index = 0; index < fields; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > bytes.length) return false;
    const tag = view.getUint16(at, little);
    if (tag === DNG_VERSION || (tag === SUBFILE_TYPE && (view.getUint32(at + 8, little) & REDUCED) !== 0)) return true;
  }
  return false;
}
