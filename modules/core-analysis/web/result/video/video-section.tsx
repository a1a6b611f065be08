import clsx from 'clsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { VideoContent } from '../../../contract/analysis.ts';
import { formatClock } from '../../format.ts';
import { indexAt } from './timeline-scale.ts';
import { VideoTables } from './video-tables.tsx';

interface VideoSectionProps {
  video: VideoContent;
  frameUrl(frame: number): string;
  time: number;
  onSeek(seconds: number): void;
}

/** The shots one by one, each judged where the plan has that, and the timeline as tables. */
export function VideoSection({ video, frameUrl, time, onSeek }: VideoSectionProps) {
  const { shots, durationSeconds, hasAudio, integratedLufs, frameRate } = video;
  const current = indexAt(shots, time);
  const judged = shots.some(({ score }) => typeof score === 'number');
  const facts = [
    `${durationSeconds.toFixed(1)} s`,
    shots.length === 1 ? '1 shot' : `${shots.length} shots`,
    `${Math.round(frameRate)} frames a second`,
    hasAudio ? (integratedLufs === null ? 'sound too quiet to rate' : `${integratedLufs.toFixed(1)} LUFS`) : 'no sound',
  ];

  return (
    <section id="video" aria-labelledby="video-title" className="@container">
      <h2 id="video-title" className="text-heading">
        {judged ? 'Shot by shot' : 'The shots'}
      </h2>
      <p className="nums mt-1 text-small text-muted">{facts.join(' · ')}</p>
      <ol className="mt-4 grid grid-cols-2 gap-3 @md:grid-cols-3">
        {shots.map((shot, index) => (
          <li key={shot.start}>
            <button
              type="button"
              aria-pressed={index === current}
              onClick={() => onSeek(shot.start)}
              className={clsx(
                'flex size-full flex-col overflow-hidden rounded-card border bg-surface text-left transition-colors duration-[120ms]',
                index === current ? 'border-accent ring-1 ring-accent' : 'hover:border-edge',
              )}
            >
              <span className="relative grid h-32 w-full place-items-center overflow-hidden bg-mat">
                {shot.frame === null ? (
                  <span className="text-micro text-muted">No frame kept</span>
                ) : (
                  <img
                    src={frameUrl(shot.frame)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="absolute inset-0 size-full object-contain"
                  />
                )}
              </span>
              <span className="flex w-full items-center justify-between gap-2 px-3 pt-2.5">
                <span className="text-small font-medium">Shot {index + 1}</span>
                {typeof shot.score === 'number' ? <ScoreRing score={shot.score} size="sm" /> : null}
              </span>
              <span className="nums px-3 pb-2.5 text-micro text-muted">
                {formatClock(shot.start)}–{formatClock(shot.end)}
              </span>
              {shot.verdict ? <span className="px-3 pb-3 text-micro text-muted">{shot.verdict}</span> : null}
            </button>
          </li>
        ))}
      </ol>
      <VideoTables video={video} />
    </section>
  );
}
