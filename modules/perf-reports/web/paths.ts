export const reportsPath = '/performance-reports';

export function reportHref(id: string): string {
  return `${reportsPath}?report=${id}`;
}
export const historyHref = `${reportsPath}?tab=history`;
export const creativesHref = `${reportsPath}?view=creatives`;
