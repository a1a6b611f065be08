import { Download } from 'lucide-react';
import { buildUrl } from '#shell/sdk/api-client.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/checkbox.tsx';
import { DateRange } from '#shell/ui/input/date-range.tsx';
import { Segmented } from '#shell/ui/segmented.tsx';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { type ChosenPeriod, type PeriodChoice, PRESET_DAYS } from './use-period.ts';

const CHOICES: readonly { id: PeriodChoice; label: string }[] = [
  ...PRESET_DAYS.map((days) => ({ id: String(days) as PeriodChoice, label: `${days} days` })),
  { id: 'custom', label: 'Custom' },
];

interface PeriodBarProps {
  period: ChosenPeriod;
  /** Whether the days before can be shown beside them. */
  canCompare?: boolean;
  /** Whether the days can be taken away as a file on this plan. */
  canExport?: boolean;
}

/** Which days are shown, whether the days before stand beside them, and the same as a file. */
export function PeriodBar({ period, canCompare = false, canExport = false }: PeriodBarProps) {
  return (
    <section aria-label="Period" data-control className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Segmented label="Days shown" options={CHOICES} value={period.choice} onChange={period.choose} />
        {canCompare ? (
          <Checkbox checked={period.isCompared} onChange={(event) => period.setCompared(event.target.checked)}>
            Compare with the period before
          </Checkbox>
        ) : null}
        {canExport ? (
          <a
            href={buildUrl(dashboardRoutes.exportDays.path, { query: period.query })}
            download
            className={buttonClass('secondary', 'sm', 'sm:ml-auto')}
          >
            <Download className="size-4" aria-hidden />
            Export CSV
          </a>
        ) : null}
      </div>
      {period.choice === 'custom' ? (
        <div className="max-w-[30rem]">
          <DateRange label="Days shown" value={period.range} onChange={period.setRange} />
        </div>
      ) : null}
    </section>
  );
}
