import { ChevronDown } from 'lucide-react';
import { type Column, Table } from '#shell/ui/table.tsx';
import type { AnalysisResults, VideoContent } from '../../../contract/analysis.ts';
import { withMinus } from '../../../contract/format.ts';
import { formatClock, formatShare } from '../../format.ts';
import { describePlace } from '../places/describe-place.ts';
import { deadStretches } from './dead-stretches.ts';
import { measuresDuring, roleOf } from './shot-facts.ts';

type Text = VideoContent['texts'][number] & { role: string };

interface ShotRow {
  number: number;
  start: number;
  end: number;
  attention: number | null;
  loudness: number | null;
}

interface Stretch {
  what: string;
  start: number;
  end: number;
}

const span = (row: { start: number; end: number }) => (
  <span className="whitespace-nowrap">
    {formatClock(row.start)}–{formatClock(row.end)}
  </span>
);

const SHOT_COLUMNS: readonly Column<ShotRow>[] = [
  { id: 'shot', header: 'Shot', cell: (row) => <span className="nums">{row.number}</span> },
  { id: 'time', header: 'Time', numeric: true, cell: span },
  { id: 'length', header: 'Length', numeric: true, wide: true, cell: (row) => `${(row.end - row.start).toFixed(1)} s` },
  {
    id: 'attention',
    header: 'Attention, % of peak',
    numeric: true,
    cell: (row) => (row.attention === null ? '–' : formatShare(row.attention)),
  },
  {
    id: 'loudness',
    header: 'Loudness',
    numeric: true,
    cell: (row) => (row.loudness === null ? '–' : `${withMinus(row.loudness.toFixed(0))} LUFS`),
  },
];

const TEXT_COLUMNS: readonly Column<Text>[] = [
  {
    id: 'text',
    header: 'Text',
    cell: (row) => (
      <>
        <bdi className="block min-w-32 [overflow-wrap:anywhere]">{row.text}</bdi>
        <span className="mt-0.5 hidden text-micro font-normal text-muted @max-xl:block">
          {row.role}, {describePlace(row.region)}
        </span>
      </>
    ),
  },
  { id: 'time', header: 'Time', numeric: true, cell: span },
  { id: 'role', header: 'Role', wide: true, cell: (row) => <span className="whitespace-nowrap">{row.role}</span> },
  {
    id: 'place',
    header: 'Place',
    wide: true,
    cell: (row) => <span className="whitespace-nowrap">{describePlace(row.region)}</span>,
  },
];

const STRETCH_COLUMNS: readonly Column<Stretch>[] = [
  { id: 'what', header: 'What', cell: (row) => row.what },
  { id: 'time', header: 'Time', numeric: true, cell: span },
  { id: 'length', header: 'Length', numeric: true, cell: (row) => `${(row.end - row.start).toFixed(1)} s` },
];

/** The timeline in words and figures: its text twin. */
export function VideoTables({ video, texts }: { video: VideoContent; texts: AnalysisResults['texts'] }) {
  const shots = video.shots.map((shot, index) => ({
    number: index + 1,
    start: shot.start,
    end: shot.end,
    ...measuresDuring(video, shot),
  }));
  const stretches: Stretch[] = [
    ...deadStretches(video),
    ...video.silences.map(({ lufs, ...at }) => ({ what: typeof lufs === 'number' ? 'Very quiet' : 'Silence', ...at })),
    ...video.voices.map((at) => ({ what: 'Voice', ...at })),
    ...(video.endCard ? [{ what: 'End card', ...video.endCard }] : []),
  ].sort((a, b) => a.start - b.start);

  return (
    <details className="disclosure mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-small font-medium text-accent">
        Timeline as tables
        <ChevronDown className="turns size-4 transition-transform duration-[120ms]" aria-hidden />
      </summary>
      <div className="mt-2 grid gap-4">
        <Table caption="Shots" columns={SHOT_COLUMNS} rows={shots} rowKey={(row) => String(row.number)} />
        {video.texts.length > 0 ? (
          <Table
            caption="Texts over time"
            columns={TEXT_COLUMNS}
            rows={video.texts.map((shown) => ({ ...shown, role: roleOf(shown, texts) }))}
            rowKey={(row) => `${row.start} ${row.text}`}
          />
        ) : (
          <p className="text-small text-muted">No text found in this video.</p>
        )}
        {stretches.length > 0 ? (
          <Table
            caption="Sound, black and frozen parts, end card"
            columns={STRETCH_COLUMNS}
            rows={stretches}
            rowKey={(row) => `${row.what} ${row.start}`}
          />
        ) : null}
      </div>
    </details>
  );
}
