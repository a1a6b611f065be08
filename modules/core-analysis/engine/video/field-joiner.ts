import { AV_FRAME_FLAG_INTERLACED, AVERROR_EINVAL } from 'node-av/constants';
import { FFmpegError, Filter, type FilterContext, FilterGraph, Frame as NativeFrame } from 'node-av/lib';

/** One picture for each pair of fields, their order as each frame says; frames of one field pass as they are. */
const BWDIF = 'mode=send_frame:parity=auto:deint=interlaced';

interface Graph {
  /** What it was built for. */
  readonly form: string;
  readonly graph: FilterGraph;
  readonly source: FilterContext;
  readonly sink: FilterContext;
}

interface Times {
  readonly stamp: bigint;
  readonly duration: bigint;
}

/**
 * Makes whole pictures of interlaced frames (FFmpeg's bwdif: what stands still keeps all its lines, what moves is drawn from one
 * field). Frames go through as they are until the first interlaced one comes; from then on each comes out when the next one is
 * pushed, or at `flush`, in their order and with their times.
 */
export class FieldJoiner {
  private readonly out = new NativeFrame();
  private graph: Graph | null = null;
  /** Kind of frames the filter does not take. */
  private refused = '';
  /** Of the frames inside the graph. */
  private readonly inside: Times[] = [];

  constructor() {
    this.out.alloc();
  }

  /** A frame is only valid during its call. */
  push(frame: NativeFrame, onFrame: (frame: NativeFrame) => void): void {
    const interlaced = frame.hasFlags(AV_FRAME_FLAG_INTERLACED);
    if (this.graph || interlaced) this.prepare(formOf(frame), interlaced, onFrame);
    if (!this.graph) {
      onFrame(frame);
      return;
    }
    this.inside.push({ stamp: frame.bestEffortTimestamp, duration: frame.duration });
    FFmpegError.throwIfError(this.graph.source.buffersrcAddFrameSync(frame), 'join fields');
    this.take(onFrame);
  }

  /** Hands over what is inside; what comes next begins anew. */
  flush(onFrame: (frame: NativeFrame) => void): void {
    if (!this.graph) return;
    this.graph.source.buffersrcAddFrameSync(null);
    this.take(onFrame);
    this.end();
  }

  free(): void {
    this.end();
    this.out.free();
  }

  private prepare(form: string, interlaced: boolean, onFrame: (frame: NativeFrame) => void): void {
    if (this.graph && this.graph.form !== form) this.flush(onFrame);
    if (this.graph || !interlaced || form === this.refused) return;
    this.graph = graphFor(form);
    if (!this.graph) this.refused = form;
  }

  private take(onFrame: (frame: NativeFrame) => void): void {
    const { graph, out } = this;
    while (graph && graph.sink.buffersinkGetFrameSync(out) >= 0) {
      const times = this.inside.shift();
      if (times) [out.bestEffortTimestamp, out.duration] = [times.stamp, times.duration];
      onFrame(out);
      out.unref();
    }
  }

  private end(): void {
    this.graph?.graph.free();
    this.graph = null;
    this.inside.length = 0;
  }
}

/** All that a graph must know of its frames beforehand, as the arguments of its source. */
function formOf({ width, height, format, colorSpace, colorRange }: NativeFrame): string {
  const kind = `video_size=${width}x${height}:pix_fmt=${format}:colorspace=${colorSpace}:range=${colorRange}`;
  return `${kind}:time_base=1/1000:pixel_aspect=1/1`;
}

/** Null where the filter does not take such frames: they are shown with both their fields. */
function graphFor(form: string): Graph | null {
  const graph = new FilterGraph();
  graph.alloc();
  try {
    const add = (name: string, options: string | null): FilterContext => {
      const filter = Filter.getByName(name);
      const made = filter && graph.createFilter(filter, name, options);
      if (!made) throw new FFmpegError(AVERROR_EINVAL);
      return made;
    };
    const source = add('buffer', form);
    const fields = add('bwdif', BWDIF);
    const sink = add('buffersink', null);
    FFmpegError.throwIfError(source.link(0, fields, 0), 'link');
    FFmpegError.throwIfError(fields.link(0, sink, 0), 'link');
    FFmpegError.throwIfError(graph.configSync(), 'filter');
    return { form, graph, source, sink };
  } catch (error) {
    graph.free();
    if (error instanceof FFmpegError) return null;
    throw error;
  }
}
