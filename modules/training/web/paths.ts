export const trainingPath = '/training';
export const schedulerPath = '/training-scheduler';

/** A run or a model opens on the page one comes from, so that the way back is short. */
export const runHref = (page: string, id: string): string => `${page}?run=${id}`;
export const modelHref = (page: string, id: string): string => `${page}?model=${id}`;
export const alertsHref = `${schedulerPath}?tab=alerts`;
export const modelsHref = `${schedulerPath}?tab=models`;
