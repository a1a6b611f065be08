import { lazyPart } from '#shell/sdk/lazy-part.tsx';

const room = <div className="min-h-96" />;

/** Charts and tables come with the first look at a card. */
export const ModelView = lazyPart<{ id: string; page: string }>(
  () => import('../models/model-view.tsx').then((part) => part.ModelView),
  room,
);
export const RunView = lazyPart<{ id: string; page: string; operator: boolean }>(
  () => import('../runs/run-view.tsx').then((part) => part.RunView),
  room,
);
export const SchedulesTab = lazyPart<{ operator: boolean }>(
  () => import('../scheduler/schedules-tab.tsx').then((part) => part.SchedulesTab),
  room,
);
export const ControlPanel = lazyPart<{ operator: boolean }>(
  () => import('../scheduler/control-panel.tsx').then((part) => part.ControlPanel),
  room,
);
export const ModelList = lazyPart<{ page: string }>(
  () => import('../models/model-list.tsx').then((part) => part.ModelList),
  room,
);
