import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * How the decoders, the recogniser's runtime and common libraries begin the names of their temporary files. Only the
 * beginning tells: folders of other programs end in letters drawn by lot, which may be any of these.
 */
const THEIRS = /^\.?(?:lib)?(?:vips|magick|onnx|ort|av|ffmpeg|sharp|tmp)/i;

/** @returns names in the system's temporary folder that look like a decoder's, sorted */
export async function decoderFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => THEIRS.test(name)).sort();
}
