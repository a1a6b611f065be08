import type { WrittenContainer } from '../../decode/sniff-media.ts';
import { writtenContainer } from '../../video/written-container.ts';
import { copyTracks } from './copy-tracks.ts';
import { type VideoBytes, withVideo } from './open-source.ts';
import { VideoInMemory } from './video-writer.ts';

/** A video whose fixes can be written to the kind of file it is. */
export interface WritableVideo extends VideoBytes {
  readonly container: WrittenContainer;
}

/**
 * The video itself, or, of a Matroska file, the same pictures and sound in a file that browsers and placements take.
 *
 * @throws EngineError as `OpenVideo.open`; FFmpegError where the tracks fit no such file
 */
export function writableVideo(source: VideoBytes): Promise<WritableVideo> {
  return withVideo(source, async (open) => {
    const { bytes } = source;
    const container = writtenContainer(open, source.container);
    if (container === source.container) return { bytes, container };
    const writer = new VideoInMemory(container);
    try {
      await copyTracks(open, source, writer, container);
      return { bytes: writer.take(), container };
    } finally {
      writer.free();
    }
  });
}
