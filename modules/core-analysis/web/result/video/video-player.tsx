import { useEffect, useRef } from 'react';

interface VideoPlayerProps {
  src: string;
  /** The frame that is shown until the first picture is there. */
  poster: string | undefined;
  name: string;
  /** Place of the play-head, seconds: a moment chosen elsewhere is gone to. */
  time: number;
  /** The play-head went on, or was moved in the player. */
  onTime(seconds: number): void;
  /** This browser cannot play the file. */
  onBroken(): void;
}

/** The video itself in the browser's own player, begun at the play-head; the timeline and the player move each other. */
export function VideoPlayer({ src, poster, name, time, onTime, onBroken }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  /** What the player said last: it comes back as `time` and is then no wish to go elsewhere. */
  const told = useRef<number | null>(null);

  useEffect(() => {
    if (video.current && time !== told.current) video.current.currentTime = time;
  }, [time]);

  useEffect(() => {
    // Refused where the press that opened the player was too long ago: then its own button plays it.
    video.current?.play()?.catch(() => undefined);
  }, []);

  const tell = () => {
    if (!video.current || video.current.seeking) return;
    told.current = video.current.currentTime;
    onTime(told.current);
  };

  return (
    // biome-ignore lint/a11y/useMediaCaption: an ad as it was uploaded; what it shows in writing is told by the tables of the timeline
    <video
      ref={video}
      src={src}
      poster={poster}
      controls
      playsInline
      preload="none"
      aria-label={`The video ${name}`}
      className="absolute inset-0 size-full bg-mat"
      onTimeUpdate={tell}
      onSeeked={tell}
      onError={onBroken}
    />
  );
}
