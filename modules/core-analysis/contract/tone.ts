import * as z from 'zod/mini';

export const TONE_STYLES = ['strategic', 'creative', 'analytical', 'friendly'] as const;
export const TONE_LENGTHS = ['detailed', 'concise', 'action_focused'] as const;

/** How statements are worded for somebody: what they say is the same in every tone. */
export const tone = z.object({ style: z.enum(TONE_STYLES), length: z.enum(TONE_LENGTHS) });
export type Tone = z.output<typeof tone>;
export type ToneStyle = Tone['style'];
