/** Days after its upload that the file of an analysis is kept unless the analysis is saved. The result stays. */
export const UNSAVED_FILE_DAYS = 30;
