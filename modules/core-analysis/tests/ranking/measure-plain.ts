import { measureFile } from '../../engine/measure-file.ts';
import { warmText } from '../../engine/text/recognise/read-text.ts';
import type { Measure } from './ladder.ts';

/** The engine in this process: for files the tests made themselves. */
export const measurePlain: Measure = async (bytes) => {
  await warmText();
  return (await measureFile({ bytes }, () => undefined)).measurements;
};
