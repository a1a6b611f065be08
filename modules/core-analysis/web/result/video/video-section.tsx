import clsx from 'clsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { AnalysisResults, VideoContent } from '../../../contract/analysis.ts';
import { withMinus } from '../../../contract/format.ts';
import { formatClock } from '../../format.ts';
import { Said } from '../statements/said.tsx';
import { shotFacts } from './shot-facts.ts';
import { indexAt } from './timeline-scale.ts';
import { VideoTables } from './video-tables.tsx';

interface VideoSectionProps {
  video: VideoContent;
  /** The texts as they were read, which know their roles. */
  texts: AnalysisResults['texts'];
  frameUrl(frame: number): string;
  time: number;
  onSeek(seconds: number): void;
}

/** The shots one by one, each judged where the plan has that, and the timeline as tables. */
export function VideoSection({ video, texts, frameUrl, time, onSeek }: VideoSectionProps) {
  const { shots, durationSeconds, hasAudio, integratedLufs, frameRate } = video;
  const current = indexAt(shots, time);
  const judged = shots.some(({ score }) => typeof score === 'number');
  const facts = [
    `${durationSeconds.toFixed(1)} s`,
    shots.length === 1 ? '1 shot' : `${shots.length} shots`,
    `${Math.round(frameRate)} frames per second`,
    hasAudio
      ? integratedLufs === null
        ? 'sound too quiet to measure'
        : `${withMinus(integratedLufs.toFixed(1))} LUFS`
      : 'no sound',
  ];

  return (
    <section id="video" aria-labelledby="video-title" className="@container">
      <h2 id="video-title" className="text-heading">
        {judged ? 'Shot by shot' : 'The shots'}
      </h2>
      <p className="nums mt-1 text-small text-muted">{facts.join(' · ')}</p>
      <ol className="mt-4 grid grid-cols-1 gap-3 @xl:grid-cols-2">
        {shots.map((shot, index) => (
          <li key={shot.start}>
            <button
              type="button"
              aria-pressed={index === current}
              onClick={() => onSeek(shot.start)}
              className={clsx(
                'flex size-full overflow-hidden rounded-card border bg-surface text-left transition-colors duration-[120ms]',
                index === current ? 'border-accent ring-1 ring-accent' : 'hover:border-edge',
              )}
            >
              <span className="relative grid min-h-28 w-24 shrink-0 place-items-center overflow-hidden bg-mat">
                {shot.frame === null ? (
                  <span className="px-2 text-center text-micro text-muted">No frame</span>
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
              <span className="min-w-0 flex-1 p-3">
                <span className="flex items-center justify-between gap-2">
                  <span>
                    <span className="block text-small font-medium">Shot {index + 1}</span>
                    <span className="nums text-micro text-muted">
                      {formatClock(shot.start)}–{formatClock(shot.end)}
                    </span>
                  </span>
                  {typeof shot.score === 'number' ? <ScoreRing score={shot.score} size="sm" /> : null}
                </span>
                {shot.verdict ? (
                  <span className="mt-1.5 block text-micro text-muted">
                    <Said>{shot.verdict}</Said>
                  </span>
                ) : (
                  <span className="mt-1.5 grid gap-y-1 text-micro text-muted">
                    {shotFacts(video, texts, shot).map((fact) => (
                      <span key={fact} className="line-clamp-2 min-w-0">
                        {fact}
                      </span>
                    ))}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <VideoTables video={video} texts={texts} />
    </section>
  );
}
