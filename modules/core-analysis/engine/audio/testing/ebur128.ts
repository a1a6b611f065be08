import { FilterAPI } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_MONO, AV_CHANNEL_LAYOUT_STEREO, AV_LOG_ERROR, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Frame, Log } from 'node-av/lib';

/** What FFmpeg's `ebur128` filter says about a sound. */
export interface Ebur128 {
  integratedLufs: number;
  loudnessRange: number;
  /** dBTP of the loudest channel. */
  truePeakDbtp: number;
}

const FRAME = 4800;

/** Measures one or two channels with FFmpeg's `ebur128`: the referee of our own meter. */
export async function ebur128(planes: readonly Float32Array[], sampleRate: number): Promise<Ebur128> {
  // It prints a summary otherwise.
  Log.setLevel(AV_LOG_ERROR);
  const filter = FilterAPI.create('ebur128=metadata=1:peak=true');
  const length = planes[0]?.length ?? 0;
  let last: Ebur128 | undefined;
  const read = (frames: readonly Frame[]) => {
    for (const frame of frames) {
      const tags = frame.getMetadata();
      const value = (key: string) => Number(tags.get(`lavfi.r128.${key}`));
      const peaks = planes.map((_, channel) => value(`true_peaks_ch${channel}`));
      last = {
        integratedLufs: value('I'),
        loudnessRange: value('LRA'),
        // The filter reports a ratio to full scale.
        truePeakDbtp: 20 * Math.log10(Math.max(...peaks)),
      };
      frame.free();
    }
  };
  for (let at = 0; at < length; at += FRAME) {
    const parts = planes.map((plane) => plane.slice(at, at + FRAME));
    const count = parts[0]?.length ?? 0;
    const frame = Frame.fromAudioBuffer(Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer))), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: planes.length === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: sampleRate },
    });
    frame.pts = BigInt(at);
    read(await filter.processAll(frame));
    frame.free();
  }
  read(await filter.processAll(null));
  filter.close();
  if (!last) throw new Error('the filter said nothing');
  return last;
}
