import type { ReactNode } from 'react';
import type { VideoContent } from '../../../contract/analysis.ts';
import { deadStretches } from './dead-stretches.ts';

/** The signs of the timeline that this video has. */
export function TimelineLegend({ video }: { video: VideoContent }) {
  const signs: [shown: boolean, label: string, sign: ReactNode][] = [
    [video.texts.some((span) => !span.caption), 'Text', <span key="text" className="h-1.5 rounded-[2px] bg-text" />],
    [
      video.texts.some((span) => span.caption),
      'Caption',
      <span key="caption" className="h-1.5 rounded-[2px] border border-text" />,
    ],
    [
      video.endCard !== null,
      'End card',
      <span key="end" className="h-3 rounded-[3px] border-2 border-success bg-success-soft" />,
    ],
    [video.voices.length > 0, 'Voice', <span key="voice" className="h-0.5 bg-accent" />],
    [video.silences.length > 0, quietLabel(video), <span key="silence" className="hatched h-3 text-warning" />],
    [
      deadStretches(video).length > 0,
      'Black or frozen',
      <span key="dead" className="hatched h-1.5 bg-[#16181e] text-white" />,
    ],
  ];
  const shown = signs.filter(([present]) => present);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-micro text-muted">
      {shown.map(([, label, sign]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className="grid w-4 items-center">
            {sign}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What the hatched stretches of the sound are: no sound at all, or very little. */
function quietLabel({ silences }: VideoContent): string {
  const quiet = silences.filter(({ lufs }) => typeof lufs === 'number').length;
  return quiet === 0 ? 'Silence' : quiet === silences.length ? 'Very quiet' : 'Silent or very quiet';
}
