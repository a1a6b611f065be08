import type { ExtraMeasure } from '../../contract/extra-measures.ts';
import { EngineError } from '../decode/engine-error.ts';
import { sniffMedia } from '../decode/sniff-media.ts';
import type { FileMeasurements } from '../measure-file.ts';
import { ENGINE_VERSION } from '../version.ts';
import { versionWith } from '../version-with.ts';
import type { FixSettings } from './fix-plan.ts';
import type { MadeFixes, OnFixing } from './made-fix.ts';
import { makeImageFixes } from './make-image-fixes.ts';
import { makeVideoFixes } from './video/make-video-fixes.ts';

export interface MakeFixesInput {
  readonly bytes: Uint8Array;
  readonly settings: FixSettings;
  /** What this engine measured on these bytes, where it is known; else, or where another version did, it measures again. */
  readonly measurements?: FileMeasurements;
  /** What the result that is to be bettered measured beyond the standard: what is made is measured alike. */
  readonly extras?: readonly ExtraMeasure[];
}

/**
 * Renders every fix that could help a creative, measures each file with the
 * same engine and keeps those that score at least one point more; at last those
 * that go together in one file. Same input, same files, byte for byte.
 *
 * Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError when the file is at fault
 */
export async function makeFixes(input: MakeFixesInput, onStage: OnFixing): Promise<MadeFixes> {
  const { bytes, settings, extras = [] } = input;
  const media = sniffMedia(bytes);
  if (media === null) throw new EngineError('file_type_unsupported');
  const known =
    input.measurements?.engineVersion === versionWith(ENGINE_VERSION, extras) ? input.measurements : undefined;
  onStage('fixing', 2);
  return media.kind === 'image'
    ? makeImageFixes(bytes, settings, known?.kind === 'image' ? known : undefined, onStage)
    : makeVideoFixes(
        { bytes, container: media.container },
        settings,
        { known: known?.kind === 'video' ? known : undefined, extras },
        onStage,
      );
}
