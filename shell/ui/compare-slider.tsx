import { ChevronsLeftRight } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';

interface CompareSliderProps {
  before: string;
  after: string;
  /** What both pictures show, as the ear hears it. */
  label: string;
  width: number;
  height: number;
}

/** A finger that moved so far along the slider, and farther than across it, moves the line; one across it scrolls the page. */
const ALONG_PX = 6;

/**
 * Two pictures of one size over each other; the line between them is moved by
 * pointer, touch or arrow keys. Underneath it is a range input, so its role,
 * keys and announcements are the browser's.
 */
export function CompareSlider({ before, after, label, width, height }: CompareSliderProps) {
  const [at, setAt] = useState(50);
  /** A finger that has not shown yet whether it slides, taps or scrolls, and where the browser would put the line for it. */
  const touch = useRef<{ x: number; y: number; asked: number | null } | null>(null);

  const press = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    touch.current = pointerType === 'touch' ? { x, y, asked: null } : null;
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current) return;
    const [along, across] = [Math.abs(clientX - touch.current.x), Math.abs(clientY - touch.current.y)];
    if (along >= ALONG_PX && along > across) touch.current = null;
  };
  const lift = () => {
    const asked = touch.current?.asked ?? null;
    touch.current = null;
    if (asked !== null) setAt(asked);
  };
  const change = (value: number) => {
    if (touch.current) touch.current.asked = value;
    else setAt(value);
  };

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
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={() => {
          touch.current = null;
        }}
        onChange={(event) => change(Number(event.target.value))}
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
