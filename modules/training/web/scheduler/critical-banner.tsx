import { OctagonAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#shell/ui/button.tsx';
import type { TrainingAlert } from '../../contract/execution.ts';
import { counted } from '../../contract/words.ts';
import { alertsHref } from '../paths.ts';

interface CriticalBannerProps {
  /** Open critical alerts. */
  count: number;
  /** The newest of them, once it is read. */
  newest: TrainingAlert | undefined;
}

/** On top of the scheduler while there are critical alerts. */
export function CriticalBanner({ count, newest }: CriticalBannerProps) {
  if (count === 0) return null;
  return (
    <div role="alert" className="flex flex-wrap items-start gap-3 rounded-card border border-danger bg-danger-soft p-4">
      <OctagonAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden />
      <div className="min-w-0 flex-1 basis-56 text-small">
        <p className="font-medium text-danger">{counted(count, 'critical alert')}</p>
        {newest ? (
          <p className="mt-0.5">
            {newest.title}. {newest.message}
          </p>
        ) : null}
      </div>
      <Link to={alertsHref} className={buttonClass('secondary', 'sm')}>
        See alerts
      </Link>
    </div>
  );
}
