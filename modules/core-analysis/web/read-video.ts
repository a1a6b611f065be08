/** What the browser could tell about a video of this device. */
export interface VideoFacts {
  /** null where the browser cannot read it; such a file may be sent all the same. */
  seconds: number | null;
  /** A frame as a picture; null where none could be drawn. */
  poster: Blob | null;
}

const WAIT_MS = 4000;
/** Long side of the frame, pixels. */
const POSTER_SIZE = 720;

/** Reads length and one early frame of a video through a local address. Never rejects. */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const known = heard(video, 'loadedmetadata');
    video.src = url;
    if (!(await known)) return { seconds: null, poster: null };
    const seconds = Number.isFinite(video.duration) && video.duration > 0 ? video.duration : null;
    const sought = heard(video, 'seeked');
    video.currentTime = Math.min(1, (seconds ?? 0) / 3);
    const poster = (await sought) ? await drawFrame(video) : null;
    return { seconds, poster };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Whether an event came in time; an error counts as no. */
function heard(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(false), WAIT_MS);
    const end = (came: boolean) => () => {
      window.clearTimeout(timer);
      resolve(came);
    };
    video.addEventListener(event, end(true), { once: true });
    video.addEventListener('error', end(false), { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, POSTER_SIZE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
}
