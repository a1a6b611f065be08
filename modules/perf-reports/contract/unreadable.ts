/** Why a file cannot be imported at all. */
export const UNREADABLE = {
  empty: 'This file is empty.',
  gzip: 'This is a compressed file (gzip). Unpack it and upload the CSV inside.',
  zip: 'This is a compressed file (ZIP). Unpack it and upload the CSV inside; for YouTube that is “Table data.csv”.',
  old_excel: 'This is an old Excel file (.xls). Save it as CSV or .xlsx and upload it again.',
  pdf: 'This is a PDF. Download the report as CSV instead.',
  web_page: 'This is a web page, not a report. Sign in to the ad platform and download the report as CSV again.',
  binary: 'This file is not text. Download the report as CSV and upload that.',
  xlsx_broken: 'This Excel file is damaged, so we could not open it. Download it again, or save it as CSV.',
  xlsx_too_large: 'This Excel file is too large to open. Download the report as CSV instead.',
  no_data: 'This report has no data: there is a title but no table. Check the dates and filters in the ad platform.',
  no_table:
    'We found no table in this file. A report has a line with column names, such as Campaign, Impressions, Cost.',
  ads_editor:
    'This is a Google Ads Editor file: it lists settings, no figures. Download a report from Google Ads instead.',
  analytics:
    'This is a Google Analytics export: it has sessions, no ad figures. Download a report from the ad platform.',
  trends:
    'This is a Google Trends export: it has search interest, no ad figures. Download a report from the ad platform.',
  own_insights:
    'This is what Adjudge learned from your reports: a result, not data. Upload the reports of your ad platforms instead.',
  own_links_cut:
    'This list of ads and creatives has lost its column “Ad key”, without which links cannot be restored. Download it again.',
} as const;

export type UnreadableReason = keyof typeof UNREADABLE;

export const UNREADABLE_REASONS = Object.keys(UNREADABLE) as [UnreadableReason, ...UnreadableReason[]];
