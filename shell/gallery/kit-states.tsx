import type { GalleryState } from '../sdk/define-web-module.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LockedPart } from '../ui/states/locked-part.tsx';
import { NotEnoughData } from '../ui/states/not-enough-data.tsx';
import { StaleNotice } from '../ui/states/stale-notice.tsx';
import { UpgradeCard } from '../ui/upgrade-card.tsx';
import { KitCharts } from './kit-charts.tsx';
import { KitDisplay } from './kit-display.tsx';
import { KitFrame, KitPart } from './kit-frame.tsx';
import { KitInput } from './kit-input.tsx';
import { KitPage } from './kit-page.tsx';

/** What a page shows while it cannot show what it is for. */
function KitStates() {
  return (
    <KitFrame title="States">
      <KitPart title="Nothing there">
        <div className="grid gap-4 md:grid-cols-2">
          <EmptyState title="No analyses yet" action={<Button variant="primary">Analyse an ad</Button>}>
            Your results will appear here.
          </EmptyState>
          <NotEnoughData
            progress={{ have: 3, need: 8, what: 'creatives' }}
            action={<Button size="sm">Analyse an ad</Button>}
          />
          <NotEnoughData>Costs are compared once seven days have results; there are two.</NotEnoughData>
          <LockedPart feature="Forecasts" requiredPlan="pro" from="gallery">
            What your spend will bring over the next two weeks, and how sure that is.
          </LockedPart>
        </div>
      </KitPart>
      <KitPart title="Old or failed">
        <div className="grid gap-4">
          <StaleNotice since="2 hours ago" onReload={() => undefined}>
            Meta did not answer the last time we asked.
          </StaleNotice>
          <StaleNotice since="on Nov 26" onReload={() => undefined} busy />
          <ErrorState title="Your analyses could not be loaded" onRetry={() => undefined} reference="req-7f3a">
            They are safe in your account.
          </ErrorState>
          <ErrorState kind="offline" title="Not reachable" onRetry={() => undefined}>
            They are safe in your account.
          </ErrorState>
        </div>
      </KitPart>
      <KitPart title="Loading, and another plan">
        <div className="grid gap-4">
          <Card className="grid gap-3 p-5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </Card>
          <UpgradeCard feature="Performance reports" requiredPlan="elite" from="gallery" />
        </div>
      </KitPart>
    </KitFrame>
  );
}

/** The kit, a page for each room. */
export const kitStates: readonly GalleryState[] = [
  { id: 'kit', title: 'The kit', bare: true, screen: <KitPage /> },
  { id: 'kit-charts', title: 'The kit: charts', bare: true, screen: <KitCharts /> },
  { id: 'kit-input', title: 'The kit: input', bare: true, screen: <KitInput /> },
  { id: 'kit-display', title: 'The kit: display', bare: true, screen: <KitDisplay /> },
  { id: 'kit-states', title: 'The kit: states', bare: true, screen: <KitStates /> },
];
