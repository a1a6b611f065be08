/** Largest file, in megabytes: a million lines of a report. */
export const MAX_REPORT_MB = 128;
export const MISSING_INFORMATION = 'Missing Information - Please fill in all required fields and select a file.';
export const INVALID_FILE_TYPE = 'Invalid File Type - Please upload a CSV file with your performance data.';
