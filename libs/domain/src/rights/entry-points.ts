/**
 * On whose authority a function acts that is not a call:
 * - `anyone`: accepts requests from anyone and returns public data only.
 * - `link`: the bearer of a signed link.
 * - `deployer`: an identity of the team that may deploy the module, proven by its Google token.
 * - `stripe`: an event with Stripe's signature.
 * - `rules`: an advisor, whose write `firestore.rules` or `storage.rules` admitted.
 * - `server`: a document that only the server writes; the call or schedule that wrote it had the right.
 * - `schedule`: the clock.
 */
export type EntryPoint =
  'anyone' | 'link' | 'deployer' | 'stripe' | 'rules' | 'server' | 'schedule';

/**
 * Number of deployed functions: services, functions of documents and schedules, and others. A test compares it with the
 * built functions (`functions/manifest/manifest.test.ts`).
 */
export const DEPLOYED_FUNCTIONS = 30;

/** Everything that runs without a call. A missing entry fails to compile (`functions/src/deployed-calls.ts`). */
export const ENTRY_POINTS = {
  announceContracts: 'schedule',
  clearSignUps: 'schedule',
  closeAccounts: 'schedule',
  countTeamFigures: 'schedule',
  countVisit: 'anyone',
  deployModule: 'deployer',
  enforceImprints: 'schedule',
  eraseForgottenCustomers: 'schedule',
  filmPlaylist: 'link',
  followFilms: 'schedule',
  matureCommissions: 'schedule',
  matureSubscriptions: 'schedule',
  objectToMails: 'link',
  onAccountBlocked: 'server',
  onAccountClosure: 'server',
  onAccountWritten: 'server',
  onAdvisorFiles: 'rules',
  onAdvisorRenamed: 'server',
  onAdvisorWritten: 'rules',
  onAttendanceRecorded: 'rules',
  onAudiencesChanged: 'server',
  onContactChanged: 'server',
  onCustomerDeleted: 'server',
  onCustomerMerged: 'server',
  onEmailChange: 'server',
  onExpertVideoAudience: 'rules',
  onExpertVideoFiles: 'rules',
  onExpertVideoWritten: 'rules',
  onFileStored: 'rules',
  onFilmFiles: 'server',
  onFilmOfferFiles: 'server',
  onFilmOrdered: 'server',
  onImprintWritten: 'rules',
  onInvitationCreated: 'server',
  onInvoiceWritten: 'server',
  onKnowledgeVideoAudience: 'rules',
  onKnowledgeVideoFiles: 'rules',
  onKnowledgeVideoWritten: 'rules',
  onMailQueued: 'server',
  onNewsQueued: 'server',
  onOrganisationChanged: 'server',
  onPageUpdate: 'server',
  onPictureOrdered: 'server',
  onQuickVideoFiles: 'rules',
  onRegistrationCreated: 'server',
  onRestrictionWritten: 'server',
  onSeatsFreed: 'rules',
  onSelectionWritten: 'rules',
  onSeminarAudience: 'rules',
  onSeminarChanged: 'rules',
  onSeminarDeleted: 'server',
  onSeminarFiles: 'rules',
  onSeminarWritten: 'rules',
  onSessionAccessChanged: 'rules',
  onSessionAudience: 'rules',
  onSessionCalledOff: 'server',
  onSessionMessage: 'server',
  onSessionMoved: 'rules',
  onSessionWritten: 'rules',
  onTeamDeleted: 'server',
  onTeamMemberChanged: 'server',
  onTerminationWritten: 'server',
  onTestimonialFiles: 'rules',
  onTestimonialWritten: 'rules',
  onWithheldWritten: 'server',
  page: 'anyone',
  proveLedgers: 'schedule',
  readBounces: 'schedule',
  reconcilePayments: 'schedule',
  reconcileSales: 'schedule',
  refreshDatesDaily: 'schedule',
  removeDeletedFiles: 'schedule',
  removeEndedFilms: 'schedule',
  removeUnusedFiles: 'schedule',
  reportBrowser: 'anyone',
  retryMails: 'schedule',
  sendReminders: 'schedule',
  settleWaitingLists: 'schedule',
  stripeConnectWebhook: 'stripe',
  stripeWebhook: 'stripe',
  writeSitemap: 'schedule',
} as const satisfies Record<string, EntryPoint>;
