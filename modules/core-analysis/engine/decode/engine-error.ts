/** Pixel counts that a refusal quotes. */
interface ImageSize {
  width: number;
  height: number;
}

/** A video that runs longer than it may, in seconds. */
interface TooLong {
  seconds: number;
  maxSeconds: number;
}

/** What each refusal of the engine tells beside its code. The codes are those of the contract's `analysisErrors`. */
interface EngineErrorDetails {
  file_empty: undefined;
  file_type_unsupported: undefined;
  file_unreadable: undefined;
  image_too_many_pixels: ImageSize;
  image_too_small: ImageSize;
  video_too_long: TooLong;
  /** No video track, or none with a frame in it. */
  video_without_picture: undefined;
  video_codec_unsupported: { codec: string };
  video_too_many_pixels: ImageSize;
  video_too_small: ImageSize;
  /** A native decoder killed its process: our fault, whatever the file is. */
  decoder_crashed: undefined;
  analysis_timed_out: undefined;
  analysis_failed: undefined;
}

export type EngineErrorCode = keyof EngineErrorDetails;

/**
 * A file the engine refuses or could not finish. Plain enough to travel
 * between processes; the server maps `code` and `details` one to one onto the
 * contract's error of the same code (`video_too_long` gets the plan added).
 */
export class EngineError<Code extends EngineErrorCode = EngineErrorCode> extends Error {
  readonly code: Code;
  readonly details: EngineErrorDetails[Code];

  constructor(
    code: Code,
    ...rest: EngineErrorDetails[Code] extends undefined
      ? [details?: undefined, options?: { cause?: unknown }]
      : [details: EngineErrorDetails[Code], options?: { cause?: unknown }]
  ) {
    const [details, options] = rest;
    super(code, options);
    this.name = 'EngineError';
    this.code = code;
    this.details = details as EngineErrorDetails[Code];
  }
}
