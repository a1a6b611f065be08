import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';

interface CompareSliderProps {
  before: string;
  after: string;
  /** What both pictures show, as the ear hears it. */
  label: string;
  width: number;
  height: number;
}

/**
 * Two pictures of one size over each other; the line between them is moved by
 * pointer, touch or arrow keys. Underneath it is a range input, so its role,
 * keys and announcements are the browser's.
 */
export function CompareSlider({ before, after, label, width, height }: CompareSliderProps) {
  const [at, setAt] = useState(50);
  return (
    <div className="relative overflow-hidden bg-mat select-none" style={{ aspectRatio: width / height }}>
      <img src={after} alt="" loading="lazy" draggable={false} className="absolute inset-0 size-full" />
      <img
        src={before}
        alt=""
        loading="lazy"
        draggable={false}
        className="absolute inset-0 size-full"
        style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
      />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={`Before and after: ${label}`}
        aria-valuetext={`${at} % before, ${100 - at} % after`}
        onChange={(event) => setAt(Number(event.target.value))}
        className="compare peer absolute inset-0 size-full cursor-ew-resize"
      />
      <Tag side="left-2" shown={at > 18}>
        Before
      </Tag>
      <Tag side="right-2" shown={at < 82}>
        After
      </Tag>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(8_9_12/0.45)]"
        style={{ left: `${at}%` }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-white text-[#16181e] shadow-float outline-focus peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
        style={{ left: `${at}%` }}
      >
        <ChevronsLeftRight className="size-4" />
      </span>
    </div>
  );
}

function Tag({ side, shown, children }: { side: string; shown: boolean; children: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute top-2 ${side} rounded-full bg-[#16181e]/80 px-2.5 py-0.5 text-micro font-medium text-white transition-opacity duration-[120ms] ${shown ? '' : 'opacity-0'}`}
    >
      {children}
    </span>
  );
}
