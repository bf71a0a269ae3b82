/** The collections that the browser reads or writes; `docs/data-model.md` describes them. */
export type CollectionName =
  | 'accounts'
  | 'advisors'
  | 'appointmentHours'
  | 'appointmentRequests'
  | 'appointmentTypes'
  | 'appointments'
  | 'commissionTerms'
  | 'customerNotes'
  | 'datedNotes'
  | 'customers'
  | 'deals'
  | 'eInvoices'
  | 'expertVideos'
  | 'filmEntitlements'
  | 'filmFiles'
  | 'filmOffers'
  | 'filmSellers'
  | 'imprints'
  | 'knowledgeVideos'
  | 'notificationSettings'
  | 'notifications'
  | 'linkVisits'
  | 'payers'
  | 'payouts'
  | 'quickVideos'
  | 'seminars'
  | 'sessionAccess'
  | 'sessions'
  | 'sponsors'
  | 'statements'
  | 'takenVideos'
  | 'taxProfiles'
  | 'testimonials';

/** The path of a document. Ids come from addresses that people type, so they are encoded. */
export function documentPath(collection: CollectionName, id: string): string {
  return `${collection}/${encodeURIComponent(id)}`;
}

/** The path of a collection below a document. */
export function subcollectionPath(
  collection: CollectionName,
  id: string,
  subcollection: string,
): string {
  return `${documentPath(collection, id)}/${subcollection}`;
}

/** The path of a document in a collection below a document. */
export function subdocumentPath(subcollection: string, id: string): string {
  return `${subcollection}/${encodeURIComponent(id)}`;
}
