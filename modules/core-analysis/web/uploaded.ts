/** The message that a file has arrived. */
export const UPLOADED = 'File uploaded';
