import { Copy, Download, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type DayRange, lastDays } from '../ui/input/check-date-range.ts';
import { DateRange } from '../ui/input/date-range.tsx';
import { FileDrop } from '../ui/input/file-drop.tsx';
import { Menu } from '../ui/input/menu.tsx';
import { NumberStepper } from '../ui/input/number-stepper.tsx';
import { Switch } from '../ui/input/switch.tsx';
import { TextArea } from '../ui/input/text-area.tsx';
import { KitFrame, KitPart } from './kit-frame.tsx';

const TODAY = '2026-11-28';
const PRESETS = [7, 30, 90].map((days) => ({
  id: String(days),
  label: `Last ${days} days`,
  range: lastDays(days, TODAY),
}));
const ICON = 'size-4';
const ITEMS = [
  { id: 'copy', label: 'Duplicate', icon: <Copy className={ICON} aria-hidden />, onSelect: () => undefined },
  {
    id: 'export',
    label: 'Export',
    icon: <Download className={ICON} aria-hidden />,
    disabled: true,
    onSelect: () => undefined,
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 className={ICON} aria-hidden />,
    danger: true,
    onSelect: () => undefined,
  },
];
const EXPORTS = [
  new File([new Uint8Array(482_000)], 'meta-ads-october.csv', { type: 'text/csv' }),
  new File(
    [new Uint8Array(2_400_000)],
    'a-rather-long-name-of-an-export-from-google-ads-2026-11-01-to-2026-11-27.csv',
    {
      type: 'text/csv',
    },
  ),
];

/** Controls of forms, empty, filled and wrong. */
export function KitInput() {
  const [brief, setBrief] = useState('A calm brand for people who run in the rain.');
  const [long, setLong] = useState('Twelve new colours, one old promise.');
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  const [count, setCount] = useState(3);
  const [range, setRange] = useState<DayRange>(lastDays(30, TODAY));
  const [files, setFiles] = useState<File[]>(EXPORTS);
  const [none, setNone] = useState<File[]>([]);
  return (
    <KitFrame title="Input">
      <KitPart title="Text and numbers">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextArea
            label="Brief"
            value={brief}
            onChange={setBrief}
            most={500}
            hint="Who it is for, and what it promises"
          />
          <TextArea label="Headline" value={long} onChange={setLong} most={30} rows={2} />
          <TextArea label="Notes" value="" onChange={() => undefined} error="Please write a sentence." rows={2} />
          <NumberStepper label="Variants" value={count} onChange={setCount} min={1} max={10} hint="Between 1 and 10" />
        </div>
      </KitPart>
      <KitPart title="Switches">
        <div className="grid max-w-[34rem] gap-4">
          <Switch label="Weekly summary" hint="An email on Monday with what changed." on={on} onChange={setOn} />
          <Switch label="Pause weak ads" on={off} onChange={setOff} />
          <Switch label="Set by your team" on disabled onChange={() => undefined} />
        </div>
      </KitPart>
      <KitPart title="Menu">
        <div className="flex flex-wrap items-center gap-3">
          <Menu label="Actions" items={ITEMS} />
          <Menu label="More for Summer sale 12" items={ITEMS} variant="ghost" size="icon">
            <MoreHorizontal className="size-5" aria-hidden />
          </Menu>
        </div>
      </KitPart>
      <KitPart title="Period">
        <div className="grid gap-8 lg:grid-cols-2">
          <DateRange label="Period" value={range} onChange={setRange} max={TODAY} presets={PRESETS} />
          <DateRange
            label="Period the wrong way round"
            value={{ from: '2026-11-20', to: '2026-11-02' }}
            onChange={() => undefined}
            max={TODAY}
          />
        </div>
      </KitPart>
      <KitPart title="Files">
        <div className="grid gap-8 lg:grid-cols-2">
          <FileDrop
            label="Performance exports"
            files={files}
            onFiles={setFiles}
            accept={['.csv', 'text/csv']}
            acceptLabel="CSV"
            maxBytes={10 * 1024 * 1024}
            maxFiles={5}
          />
          <FileDrop
            label="Competitors' ads"
            files={none}
            onFiles={setNone}
            accept={['image/*', 'video/mp4']}
            acceptLabel="images or MP4"
            maxBytes={10 * 1024 * 1024}
          />
        </div>
      </KitPart>
    </KitFrame>
  );
}
