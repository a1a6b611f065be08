import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { BadgeSet } from '../ui/display/badge-set.tsx';
import { DataTable, type SortableColumn } from '../ui/display/data-table.tsx';
import { Meter } from '../ui/display/meter.tsx';
import { Pagination } from '../ui/display/pagination.tsx';
import { ProgressBar } from '../ui/display/progress-bar.tsx';
import { ShareBar } from '../ui/display/share-bar.tsx';
import { StatCard } from '../ui/display/stat-card.tsx';
import { Stepper } from '../ui/display/stepper.tsx';
import { KitFrame, KitPart } from './kit-frame.tsx';
import { type CreativeRow, creativeRows } from './kit-sample-data.ts';

const money = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const COLUMNS: readonly SortableColumn<CreativeRow>[] = [
  { id: 'name', header: 'Creative', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'channel', header: 'Channel', wide: true, cell: (row) => row.channel, sortBy: (row) => row.channel },
  { id: 'spend', header: 'Spend', numeric: true, cell: (row) => money(row.spend), sortBy: (row) => row.spend },
  {
    id: 'cost',
    header: 'Cost per result',
    numeric: true,
    cell: (row) => (row.cost === null ? '–' : money(row.cost)),
    sortBy: (row) => row.cost,
  },
  { id: 'score', header: 'Score', numeric: true, cell: (row) => row.score, sortBy: (row) => row.score },
];
const STEPS = ['Choose the account', 'Allow access', 'Pick campaigns', 'Check'].map((label) => ({ id: label, label }));
const TAGS = ['Video', 'Portrait', 'Face', 'Offer', 'Countdown', 'English', 'Summer', 'Testimonial'].map((label) => ({
  id: label,
  label,
}));
const oneDecimal = (value: number) => value.toFixed(1);

/** What shows figures without being a chart. */
export function KitDisplay() {
  const [page, setPage] = useState(6);
  const [step, setStep] = useState('Pick campaigns');
  return (
    <KitFrame title="Display">
      <KitPart title="Figures">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <StatCard
            label="Cost per result"
            value="$9.40"
            interval="$8.70 to $10.20 (95 %)"
            change={{ direction: 'down', amount: '12 %', against: 'than last week', meaning: 'good' }}
            sparkline={
              <Sparkline label="Falling over 12 days" values={[12, 11.4, 11.9, 11, 10.6, 10.8, 10, 9.9, 9.4]} />
            }
          />
          <StatCard
            label="Spend"
            value="$48,210"
            change={{ direction: 'up', amount: '$3,100', against: 'than last week', meaning: 'neutral' }}
            sparkline={<Sparkline label="Rising over 9 days" values={[30, 32, 31, 36, 40, 41, 44, 43, 48]} />}
          />
          <StatCard
            label="Hook rate"
            value="31.2 %"
            change={{ direction: 'down', amount: '4 points', against: 'than last week', meaning: 'bad' }}
            sparkline={<Sparkline label="Falling, with a gap" values={[36, 35, 35.5, null, 34, 33, 31.5, 31.2]} />}
          />
          <StatCard label="Return on ad spend" value={null} note="Connect an ad account to see it." />
        </div>
      </KitPart>
      <KitPart title="Progress and levels">
        <div className="grid gap-6 sm:grid-cols-2">
          <ProgressBar label="Reading the export" value={3} max={8} text="3 of 8 files" />
          <ProgressBar label="Fitting the model" value={null} />
          <Meter
            label="Words on the picture"
            value={34}
            min={0}
            max={60}
            low={5}
            high={20}
            words={{ high: 'too many' }}
          />
          <Meter
            label="Contrast of the text"
            value={5.2}
            min={1}
            max={21}
            low={3}
            high={4.5}
            best="high"
            words={{ high: 'good' }}
            format={oneDecimal}
          />
          <Meter
            label="Frequency"
            value={2.4}
            min={0}
            max={10}
            low={2}
            high={5}
            best="low"
            words={{ middle: 'rising' }}
            format={oneDecimal}
          />
          <Meter label="Cuts in 10 seconds" value={7} min={0} max={20} low={4} high={10} />
        </div>
      </KitPart>
      <KitPart title="Parts of a whole">
        <Card className="p-4 sm:p-6">
          <ShareBar
            label="Spend by placement"
            parts={[
              { id: 'feed', label: 'Feed', value: 18_200 },
              { id: 'reels', label: 'Reels', value: 14_900 },
              { id: 'stories', label: 'Stories', value: 8_100 },
              { id: 'youtube', label: 'YouTube', value: 4_400 },
              { id: 'other', label: 'Other', value: 2_610 },
            ]}
            format={(value) => `$${value.toLocaleString('en-US')}`}
          />
        </Card>
      </KitPart>
      <KitPart title="Badges, steps, pages">
        <div className="grid gap-6">
          <BadgeSet label="tags" badges={TAGS} />
          <Stepper label="Connect an ad account" steps={STEPS} current={step} onStep={setStep} />
          <Pagination label="Pages of creatives" page={page} pages={20} onPage={setPage} />
        </div>
      </KitPart>
      <KitPart title="A thousand rows">
        <DataTable
          caption="Creatives"
          columns={COLUMNS}
          rows={creativeRows}
          rowKey={(row) => row.id}
          sort={{ column: 'spend', direction: 'descending' }}
        />
      </KitPart>
      <KitPart title="A few rows">
        <DataTable
          caption="First creatives"
          columns={COLUMNS}
          rows={creativeRows.slice(0, 4)}
          rowKey={(row) => row.id}
        />
      </KitPart>
    </KitFrame>
  );
}
