/** Pixels in memory: interleaved 8-bit sRGB, three bytes a pixel, row by row, alpha laid on the ground that shows what is drawn. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** One image at the sizes the measures need. A size larger than the source is the source itself. */
export interface Frames {
  /** Long side at most 2048; what text is cut from and compression is measured on where it is native. */
  readonly full: Frame;
  /** True when `full` has the source's own pixels. */
  readonly native: boolean;
  /** The middle of the source at its own pixels, at most 1024 a side; only where `full` had to be made smaller. */
  readonly nativeCrop?: Frame;
  readonly long1024: Frame;
  readonly long512: Frame;
  readonly long320: Frame;
}
