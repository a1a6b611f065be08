import { ChevronLeft, ChevronRight, Play, ScanEye } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { VideoContent } from '../../../contract/analysis.ts';
import { formatClock } from '../../format.ts';
import { AttentionLane, FrameLane, SoundLane, TextLane } from './timeline-lanes.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { clampTime, indexAt, timeForKey } from './timeline-scale.ts';

interface VideoTimelineProps {
  video: VideoContent;
  frameUrl(frame: number): string;
  /** Place of the play-head, seconds. */
  time: number;
  onSeek(seconds: number): void;
  /** Whether the player is open; null where there is nothing to play any more. */
  play: 'off' | 'on' | 'broken' | null;
  /** Opens the player or closes it. */
  onPlay(): void;
}

/**
 * What happens in a video over time, as lanes above each other with one
 * play-head through them. The whole is a slider: drag or tap; arrows half a
 * second, with shift one step of the series, page keys or `[` `]` a shot.
 */
export function VideoTimeline({ video, frameUrl, time, onSeek, play, onPlay }: VideoTimelineProps) {
  const track = useRef<HTMLDivElement>(null);
  const { shots, durationSeconds } = video;
  const at = indexAt(shots, time);
  const shot = shots[at];

  const seekTo = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    onSeek(clampTime(((event.clientX - box.left) / box.width) * durationSeconds, durationSeconds));
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    seekTo(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = timeForKey(event.key, event.shiftKey, time, video);
    if (next === null) return;
    event.preventDefault();
    onSeek(next);
  };

  return (
    <section aria-label="Timeline" className="rounded-card border bg-surface p-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button
          size="icon"
          variant="ghost"
          aria-label="Previous shot"
          disabled={at === 0}
          onClick={() => onSeek(shots[at - 1]?.start ?? 0)}
          className="-my-1 -ml-1"
        >
          <ChevronLeft className="size-5" aria-hidden />
        </Button>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Next shot"
          disabled={at >= shots.length - 1}
          onClick={() => onSeek(shots[at + 1]?.start ?? durationSeconds)}
          className="-my-1 -ml-1"
        >
          <ChevronRight className="size-5" aria-hidden />
        </Button>
        <div className="min-w-0 grow basis-24">
          <p className="nums text-small">
            <span className="font-medium">{formatClock(time)}</span>
            <span className="text-muted"> of {formatClock(durationSeconds)}</span>
            {shots.length > 0 ? (
              <span className="text-muted">
                {' '}
                · shot {at + 1} of {shots.length}
              </span>
            ) : null}
          </p>
          {shot?.verdict ? <p className="line-clamp-2 text-micro text-muted">{shot.verdict}</p> : null}
        </div>
        {typeof shot?.score === 'number' ? <ScoreRing score={shot.score} size="sm" /> : null}
        {play === 'off' || play === 'on' ? (
          <Button size="sm" variant="secondary" className="min-w-11" onClick={onPlay}>
            {play === 'on' ? <ScanEye className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}
            <span className="max-sm:sr-only">{play === 'on' ? 'Findings' : 'Play'}</span>
          </Button>
        ) : null}
      </div>
      {play === 'broken' ? (
        <p className="mb-2 text-micro text-muted">Your browser cannot play this file. You can still see its frames.</p>
      ) : null}
      <div className="grid grid-cols-[4.25rem_minmax(0,1fr)]">
        <div
          aria-hidden
          className="grid grid-rows-[3rem_2.25rem_1.75rem_1.375rem] text-micro text-muted *:content-center"
        >
          <span>Shots</span>
          <span>Attention</span>
          <span>Sound</span>
          <span>Text</span>
        </div>
        <div
          ref={track}
          role="slider"
          tabIndex={0}
          aria-label="Place in the video"
          aria-valuemin={0}
          aria-valuemax={durationSeconds}
          aria-valuenow={time}
          aria-valuetext={inWords(video, time, at)}
          onPointerDown={press}
          onPointerMove={drag}
          onKeyDown={key}
          className="relative grid cursor-ew-resize touch-pan-y grid-rows-[3rem_2.25rem_1.75rem_1.375rem] select-none"
        >
          <FrameLane video={video} frameUrl={frameUrl} current={at} />
          <AttentionLane video={video} />
          <SoundLane video={video} />
          <TextLane video={video} />
          {shots.slice(1).map(({ start }) => (
            <span
              key={start}
              className="absolute top-12 bottom-0 w-px bg-line"
              style={{ left: `${(start / durationSeconds) * 100}%` }}
            />
          ))}
          <span
            className="pointer-events-none absolute -top-1 bottom-0 w-0.5 -translate-x-1/2 bg-focus shadow-[0_0_0_1px_var(--surface)]"
            style={{ left: `${(time / durationSeconds) * 100}%` }}
          >
            <span className="absolute -top-0.5 left-1/2 size-3 -translate-x-1/2 rounded-full border-2 border-surface bg-focus" />
          </span>
        </div>
        <span />
        <div aria-hidden className="nums mt-1 flex flex-wrap justify-between text-micro text-muted">
          <span>{formatClock(0)}</span>
          <span>{formatClock(durationSeconds)}</span>
        </div>
      </div>
      <TimelineLegend video={video} />
    </section>
  );
}

/** Where the play-head stands, as it is read out. */
function inWords({ durationSeconds, shots, texts }: VideoContent, time: number, at: number): string {
  const read = texts.filter(({ start, end }) => start <= time && time < end).map(({ text }) => text);
  return [
    `${formatClock(time)} of ${formatClock(durationSeconds)}`,
    ...(shots.length > 0 ? [`shot ${at + 1} of ${shots.length}`] : []),
    ...(read.length > 0 ? [`on screen: ${read.join(', ')}`] : []),
  ].join(', ');
}
