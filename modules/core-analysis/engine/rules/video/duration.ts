/** Length and type of the file against the placement. */
import type { Placement } from '../../../contract/analysis.ts';
import { VIDEO_SPECS } from '../../placements/video-specs.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { called, type Zone } from '../book/target.ts';
import { PLATFORM_SPECS } from '../placement/platform-specs-source.ts';
import { inProse } from '../wording/placement-words.ts';
import { list, seconds } from '../wording/words.ts';
import { durationFit, durationRange, durationStart, durationTarget } from './duration-fit.ts';

/** Players round up: so much over the limit passes. */
const GRACE_S = 0.5;

/** Shortest and longest of the placement as a zone of values. */
function limitsOf(placement: Placement): Zone {
  const { least = null, most = null } = VIDEO_SPECS[placement]?.seconds ?? {};
  return { ...(least === null ? {} : { from: least }), ...(most === null ? {} : { to: most }) };
}

function isWithin(value: number, placement: Placement): boolean {
  const { least = null, most = null } = VIDEO_SPECS[placement]?.seconds ?? {};
  return (least === null || value >= least) && (most === null || value <= most + GRACE_S);
}

const isTaken = (m: VideoMeasurements, placement: Placement): boolean => isWithin(m.source.durationS, placement);

/** Whether cutting would help: a little less fits better than a little more. */
function isLong({ placement, goal }: RuleSettings, value: number): boolean {
  const suits = durationFit(placement, goal);
  return suits(value * 0.9) >= suits(value * 1.1) && value > durationStart(placement);
}

const duration = defineRule<{ range: string }, VideoMeasurements>({
  id: 'V-07',
  title: 'Length for the placement',
  area: 'placement',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Platform advice by placement; Tellis et al., J. Marketing 83(4), 2019 (for sharing)',
    note: 'Shorter completes more. Ranges are the platforms’, slopes ours.',
  },
  contested:
    'For sharing, 1.2 to 1.7 minutes did best (Tellis et al., 2019): counted where the goal is engagement or community.',
  theme: 'duration',
  importance: 0.8,
  praise: 0.5,
  curve: [0, 120],
  measures: 'length of the video',
  target: 'the seconds that do well on the placement',
  targetHere: ({ settings }) => durationTarget(settings.placement, settings.goal),
  effort: 'medium',
  measure(m, { placement }) {
    // What the placement refuses is said by its limits.
    if (!isTaken(m, placement)) return { kind: 'lost_with', leader: 'X-05' };
    return measured({
      value: m.source.durationS,
      display: seconds(m.source.durationS),
      unit: 's',
      regions: [],
      detail: { range: durationRange(placement) },
    });
  },
  respond: ({ value, settings }) => durationFit(settings.placement, settings.goal)(value),
  good: ({ display, detail, settings }) => ({
    title: `A good length here: ${display}`,
    text: `On ${inProse(settings.placement)} ${detail.range} do well${settings.goal === 'engagement' || settings.goal === 'community' ? ', and for sharing 72 to 102 s' : ''}.`,
  }),
  bad: ({ value, display, detail, settings }) => ({
    title: `At ${display} it is ${isLong(settings, value) ? 'long' : 'short'} for ${inProse(settings.placement)}`,
    text: `What does well there lasts ${detail.range}; this runs for ${display}.`,
  }),
  advice: ({ value, display, detail, settings }) =>
    isLong(settings, value)
      ? {
          title: `Cut a version of ${detail.range}`,
          text: `Keep hook, proof and request; ${display} is over what does well on ${inProse(settings.placement)}.`,
        }
      : {
          title: `Bring it to ${detail.range}`,
          text: `Its ${display} leave no room for hook, proof and request: add what is missing, without slowing what is there.`,
        },
});

const durationLimit = defineRule<{ limit: string }, VideoMeasurements>({
  id: 'X-05',
  title: 'Within the length limits',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'duration',
  importance: 0.4,
  praise: 0,
  cap: 54,
  curve: [0, 200],
  measures: 'length against the limits of the placement',
  target: 'inside the limits',
  targetHere: ({ detail, settings }) => called(detail.limit, limitsOf(settings.placement)),
  effort: 'medium',
  measure(m, { placement }) {
    const limits = VIDEO_SPECS[placement]?.seconds;
    if (!limits || (limits.least === null && limits.most === null)) return notApplicable;
    const limit =
      limits.least !== null && limits.most !== null
        ? `${limits.least} to ${limits.most} s`
        : limits.most !== null
          ? `up to ${limits.most} s`
          : `from ${limits.least} s`;
    return measured({
      value: m.source.durationS,
      display: seconds(m.source.durationS),
      unit: 's',
      regions: [],
      detail: { limit },
    });
  },
  respond: ({ value, settings }) => (isWithin(value, settings.placement) ? 1 : 0),
  good: ({ display, detail }) => ({ title: 'Within the limits', text: `Its ${display} are inside ${detail.limit}.` }),
  bad: ({ display, detail, settings }) => ({
    title: `${inProse(settings.placement).replace(/^t/, 'T')} takes videos of ${detail.limit}`,
    text: `This one lasts ${display} and would be refused or cut.`,
  }),
  advice: ({ display, detail, settings }) => ({
    title: `Bring it to ${detail.limit}`,
    text: `It lasts ${display}; the platform accepts ${detail.limit}, and ${durationRange(settings.placement)} do well there.`,
  }),
});

const container = defineRule<{ takes: string }, VideoMeasurements>({
  id: 'X-04V',
  title: 'File type',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'file',
  importance: 0.3,
  praise: 0,
  cap: 74,
  measures: 'container of the file against the placement',
  target: 'a type the placement takes',
  effort: 'low',
  measure(m, { placement }) {
    const spec = VIDEO_SPECS[placement];
    if (!spec) return notApplicable;
    return measured({
      value: spec.containers.includes(m.source.container) ? 1 : 0,
      display: `${m.source.container.toUpperCase()}, ${m.source.videoCodec}`,
      unit: 'fit',
      regions: [],
      detail: { takes: list(spec.containers.map((c) => c.toUpperCase())) },
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail }) => ({
    title: 'A file type it takes',
    text: `${display} is among what the placement takes (${detail.takes}).`,
  }),
  bad: ({ display, detail, settings }) => ({
    title: `${inProse(settings.placement).replace(/^t/, 'T')} takes ${detail.takes}`,
    text: `This file is ${display} and would be refused.`,
  }),
  advice: ({ detail, display }) => ({
    title: `Export as ${detail.takes}`,
    text: `Repack or re-export it from ${display} with H.264 video and AAC sound.`,
  }),
});

export const durationRules = [duration, durationLimit, container];
