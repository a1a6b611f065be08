/**
 * What the texts of the public pages may say is there. One place, so that policy, terms, help and plan chooser change
 * together on the day a part opens.
 */
export const OPEN: Readonly<Record<'payment' | 'removal' | 'dataDownload' | 'accountDeletion', boolean>> = {
  /** Paid plans can be bought. */
  payment: true,
  /** Uploads are removed after 30 days unless the analysis is saved. */
  removal: true,
  /** "Download my data" in the account. */
  dataDownload: true,
  /** "Delete my account" in the account. */
  accountDeletion: true,
};
