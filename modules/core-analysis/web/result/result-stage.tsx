import clsx from 'clsx';
import { Suspense, useMemo, useState } from 'react';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { Skeleton } from '#shell/ui/skeleton.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { heatShot } from '../../contract/heat-shot.ts';
import { zonesOver } from '../../contract/safe-zones.ts';
import { formatClock } from '../format.ts';
import { CreativeViewer } from './overlay/creative-viewer.tsx';
import type { OverlayMode } from './overlay/overlay-modes.ts';
import { textBoxes, textBoxesAt } from './overlay/text-boxes.ts';
import { type NumberedRegion, regionsDuring } from './places/number-regions.ts';
import type { ResultViewState } from './use-result-view.ts';
import { indexAt } from './video/timeline-scale.ts';

const OverlayControls = lazyOnline(() =>
  import('./overlay/overlay-controls.tsx').then((module) => module.OverlayControls),
);
const VideoTimeline = lazyOnline(() => import('./video/video-timeline.tsx').then((module) => module.VideoTimeline));

const VideoPlayer = lazyOnline(() => import('./video/video-player.tsx').then((module) => module.VideoPlayer));

interface ResultStageProps {
  name: string;
  picture: string | null;
  /** Where the video may be played; null for a picture and once its file is gone. */
  videoUrl: string | null;
  frameUrl(frame: number): string;
  results: AnalysisResults;
  regions: readonly NumberedRegion[];
  view: ResultViewState;
  pointed: number | null;
  /** Place of the play-head, seconds; nothing moves while the creative is a picture. */
  time: number;
  onChange(part: Partial<ResultViewState>): void;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
  onSeek(seconds: number): void;
  /** Opens the statement of a rule. */
  onRead(ruleId: string): void;
}

/** The light table of a result: the creative or the chosen shot's frame, its overlays, a video's timeline. */
export function ResultStage(props: ResultStageProps) {
  const { name, picture, frameUrl, results, regions, view, time, onChange } = props;
  const { video, image } = results;
  const [opacity, setOpacity] = useState(0.8);
  const [play, setPlay] = useState<'off' | 'on' | 'broken'>('off');
  // Whoever asks for an overlay or a region wants the frame it stands on.
  const looked = `${view.mode} ${view.region}`;
  const [lookedBefore, setLookedBefore] = useState(looked);
  if (looked !== lookedBefore) {
    setLookedBefore(looked);
    if (play === 'on') setPlay('off');
  }
  const at = video ? indexAt(video.shots, time) : 0;
  const whole = video?.shots[at] ?? null;
  const shot = whole?.parts?.find(({ start, end }) => time >= start && time < end) ?? whole;

  const shown = useMemo(() => regionsDuring(regions, shot), [regions, shot]);
  const texts = useMemo(
    () => (video && shot ? textBoxesAt(video.texts, shot.keyframeAt) : textBoxes(results.texts)),
    [video, shot, results.texts],
  );
  const zoneOptions = useMemo(
    () =>
      results.placements
        .filter(({ placement }) => zonesOver(placement, image.width, image.height).length > 0)
        .map(({ placement, label }) => ({ id: placement, label })),
    [results.placements, image],
  );
  const placement =
    zoneOptions.find(({ id }) => id === view.placement)?.id ??
    zoneOptions.find(({ id }) => id === results.basis.placement)?.id ??
    zoneOptions[0]?.id ??
    null;
  const zones = useMemo(() => (placement ? zonesOver(placement, image.width, image.height) : []), [placement, image]);
  const modes: OverlayMode[] = results.attention.width > 0 ? ['off', 'heat', 'regions'] : ['off', 'regions'];
  if (video ? video.texts.length > 0 : results.texts.length > 0) modes.push('texts');
  if (zoneOptions.length > 0) modes.push('zones');
  const mode = modes.includes(view.mode) ? view.mode : (modes[1] ?? 'off');
  // The heat of a video was measured on one frame; over another it would be wrong.
  const hot = video ? heatShot(video) : -1;
  const elsewhere = video && mode === 'heat' && hot >= 0 && at !== hot ? hot : null;
  const chosen = mode === 'regions' ? (shown.find(({ number }) => number === view.region) ?? null) : null;
  const setMode = (next: OverlayMode) => {
    if (play === 'on') setPlay('off');
    onChange({ mode: next, region: next === 'regions' ? view.region : null });
  };
  const frame = shot?.frame != null ? frameUrl(shot.frame) : picture;

  return (
    <CreativeViewer
      alt={shot ? `Shot ${at + 1} of ${name}, the frame at ${formatClock(shot.keyframeAt)}` : `The creative ${name}`}
      picture={frame}
      player={
        video && props.videoUrl && play === 'on' ? (
          <VideoPlayer
            src={props.videoUrl}
            poster={frame ?? undefined}
            name={name}
            time={time}
            onTime={(seconds) => props.onSeek(Math.min(seconds, video.durationSeconds))}
            onBroken={() => setPlay('broken')}
          />
        ) : null
      }
      width={image.width}
      height={image.height}
      attention={results.attention}
      regions={shown}
      texts={texts}
      zones={zones}
      modes={modes}
      mode={mode}
      opacity={elsewhere === null ? opacity : 0}
      selected={view.region}
      pointed={props.pointed}
      onMode={setMode}
      onSelect={props.onSelect}
      onPoint={props.onPoint}
    >
      <div
        className={clsx(
          video ? 'min-h-13' : 'min-h-27 2xl:min-h-11',
          video && mode !== 'off' && mode !== 'texts' && 'max-sm:min-h-27',
        )}
      >
        <Suspense fallback={null}>
          <OverlayControls
            modes={modes}
            mode={mode}
            onMode={setMode}
            opacity={opacity}
            onOpacity={setOpacity}
            zoneOptions={zoneOptions}
            placement={placement}
            compact={video !== undefined}
            heatElsewhere={elsewhere}
            onHeat={() => props.onSeek(video?.shots[hot]?.keyframeAt ?? 0)}
            onPlacement={(next) => onChange({ placement: next, mode: 'zones' })}
            chosen={chosen}
            onRead={props.onRead}
          />
        </Suspense>
      </div>
      {video ? (
        <Suspense fallback={<Skeleton className="h-60 w-full rounded-card" />}>
          <VideoTimeline
            video={video}
            frameUrl={frameUrl}
            time={time}
            onSeek={props.onSeek}
            play={props.videoUrl === null ? null : play}
            onPlay={() => setPlay(play === 'on' ? 'off' : 'on')}
          />
        </Suspense>
      ) : null}
    </CreativeViewer>
  );
}
