import clsx from 'clsx';
import { scoreTone } from '#shell/ui/score-tone.ts';
import type { VideoContent } from '../../../contract/analysis.ts';
import { deadStretches } from './dead-stretches.ts';
import { areaPath, loudnessPath, place } from './timeline-scale.ts';

const SCORE_COLOURS = { success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };

interface FrameLaneProps {
  video: VideoContent;
  frameUrl(frame: number): string;
  current: number;
}

/** One frame a shot, as wide as the shot is long; black and frozen stretches are a hatched band over it. */
export function FrameLane({ video, frameUrl, current }: FrameLaneProps) {
  const { shots, durationSeconds } = video;
  return (
    <div className="relative overflow-hidden rounded-[4px] bg-mat">
      {shots.map((shot, index) => (
        <span
          key={shot.start}
          className={clsx(
            'absolute inset-y-0 overflow-hidden border-r border-surface bg-mat',
            index === current ? 'opacity-100' : 'opacity-60',
          )}
          style={place(shot, durationSeconds)}
        >
          {shot.frame === null ? null : (
            <img
              src={frameUrl(shot.frame)}
              alt=""
              draggable={false}
              decoding="async"
              className="size-full object-cover"
            />
          )}
          {typeof shot.score === 'number' ? (
            <span className={clsx('absolute inset-x-0 bottom-0 h-1', SCORE_COLOURS[scoreTone(shot.score)])} />
          ) : null}
        </span>
      ))}
      {deadStretches(video).map((span) => (
        <span
          key={`${span.what} ${span.start}`}
          className="hatched absolute top-0 h-1.5 bg-[#16181e] text-white"
          style={place(span, durationSeconds)}
        />
      ))}
    </div>
  );
}

export function AttentionLane({ video }: { video: VideoContent }) {
  const path = areaPath(video.attention, video.stepSeconds, video.durationSeconds);
  return (
    <div className="relative border-b pt-1.5">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full" aria-hidden>
        <path
          d={path}
          fill="var(--accent)"
          fillOpacity="0.18"
          stroke="var(--accent)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

/** Loudness as a band, voices as a line under it, silences hatched. */
export function SoundLane({ video }: { video: VideoContent }) {
  const { durationSeconds, stepSeconds, loudness } = video;
  if (!video.hasAudio) {
    return <div className="grid content-center border-b pl-2 text-micro text-muted">This video has no sound</div>;
  }
  return (
    <div className="relative border-b py-1">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full" aria-hidden>
        <path d={loudnessPath(loudness, stepSeconds, durationSeconds)} fill="var(--muted)" fillOpacity="0.65" />
      </svg>
      {video.silences.map((span) => (
        <span
          key={span.start}
          className="hatched absolute inset-y-1 text-warning"
          style={place(span, durationSeconds)}
        />
      ))}
      {video.voices.map((span) => (
        <span key={span.start} className="absolute bottom-0.5 h-0.5 bg-accent" style={place(span, durationSeconds)} />
      ))}
    </div>
  );
}

/** When words stand on the screen: captions hollow, other text filled; the end card framed. */
export function TextLane({ video }: { video: VideoContent }) {
  const { durationSeconds, texts, endCard } = video;
  return (
    <div className="relative">
      {endCard ? (
        <span
          className="absolute inset-y-0.5 rounded-[3px] border-2 border-success bg-success-soft"
          style={place(endCard, durationSeconds)}
        />
      ) : null}
      {texts.map((span) => (
        <span
          key={`${span.start} ${span.text}`}
          className={clsx(
            'absolute h-1.5 rounded-[2px]',
            span.caption ? 'bottom-1 border border-text' : 'top-1 bg-text',
          )}
          style={place(span, durationSeconds, 1)}
        />
      ))}
    </div>
  );
}
