/**
 * Alert policies for some events, `tools/ops/operator/setup/alerts/<name>.json`; errors without one share one alert.
 */
export const ALERTS = ['background', 'mails', 'modules', 'notices', 'payments'] as const;

export interface LoggedEvent {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  means: string;
  alert?: (typeof ALERTS)[number];
}

/** Everything that a function logs, by name: what happened, and how bad it is. `docs/operations.md` shows this table. */
export const EVENTS = {
  'account.closed': {
    severity: 'INFO',
    means: 'an account is gone; to be repeated after a restore',
  },
  'account.closing-failed': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a step failed; the sweep tries again',
  },
  'billing.disputed': {
    severity: 'WARNING',
    alert: 'payments',
    means: 'a bank took a payment back, or decided about it: answer the dispute at Stripe',
  },
  'billing.paid-back': {
    severity: 'WARNING',
    alert: 'payments',
    means: 'a second subscription was bought at the same moment; it was ended and refunded',
  },
  'billing.refunded': {
    severity: 'WARNING',
    alert: 'payments',
    means: 'a payment was refunded, or a refund failed',
  },
  'billing.refused': {
    severity: 'WARNING',
    means: 'a foreign price, customer, address or signature',
  },
  'billing.unknown-price': {
    severity: 'ERROR',
    alert: 'payments',
    means: 'a subscription has a price of no known plan; its level stays as it was',
  },
  'browser.error': { severity: 'ERROR', means: 'an error in a page, by module and version' },
  'browser.not-counted': { severity: 'WARNING', means: 'what a page reported could not be kept' },
  'call.answered': { severity: 'INFO', means: 'a call did what it was asked for' },
  'call.failed': { severity: 'ERROR', means: 'a call ended with a fault of ours' },
  'call.refused': { severity: 'INFO', means: 'a call was refused with a code' },
  'call.unknown': {
    severity: 'WARNING',
    means: 'a page of another version asked for a call that its service does not have',
  },
  'canary.ended': {
    severity: 'WARNING',
    alert: 'modules',
    means: 'a canary failed too often and was taken back',
  },
  'figures.not-counted': {
    severity: 'ERROR',
    alert: 'background',
    means: 'figures of a member could not be counted; the hourly sweep tries again',
  },
  'films.failed': {
    severity: 'WARNING',
    means:
      'the transcoder refused a film, or gave it up twice: it plays as uploaded, or not at all if browsers cannot',
  },
  'films.limited': {
    severity: 'WARNING',
    means: 'an advisor has had more film made into versions than a day or a month allows',
  },
  'films.playlist-failed': {
    severity: 'ERROR',
    alert: 'background',
    means:
      'a playlist of a private film was not served: the storage or its signatures do not answer',
  },
  'films.unread': {
    severity: 'WARNING',
    means:
      'the header of a film could not be read, most often because it is damaged: it stays as uploaded',
  },
  'films.waiting': {
    severity: 'ERROR',
    alert: 'background',
    means: 'the transcoder or a file did not answer; the sweep tries again',
  },
  'sales.refused': {
    severity: 'WARNING',
    means:
      'a payment to a seller that no payment page of the portal was opened for, or a foreign signature',
  },
  'change.told': {
    severity: 'INFO',
    means: 'people are mailed about a changed date or seminar',
  },
  'commission.not-matured': {
    severity: 'ERROR',
    alert: 'payments',
    means: 'a commission did not become due on its day; tried again at night',
  },
  'customer.erased': { severity: 'INFO', means: 'how much was erased; not about whom' },
  'deal.not-decided': { severity: 'ERROR', means: 'a deal of a list could not be decided' },
  'deployment.asked': {
    severity: 'INFO',
    means: 'a team changed which version is live, or was refused',
  },
  'deployment.failed': {
    severity: 'ERROR',
    alert: 'modules',
    means: 'the list of live versions could not be changed',
  },
  'document.unreadable': { severity: 'ERROR', means: 'a stored document does not fit its schema' },
  'e-invoice.impossible': {
    severity: 'ERROR',
    alert: 'payments',
    means:
      'an invoice is no German sale at the standard rate, or does not add up: no e-invoice is made',
  },
  'e-invoice.waiting': {
    severity: 'ERROR',
    alert: 'payments',
    means: "the operator's configuration names no seller: the e-invoice is made on demand later",
  },
  'import.failed': { severity: 'ERROR', means: 'a person of an import could not be entered' },
  'invitation.failed': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a person could not be invited',
  },
  'ledger.broken': {
    severity: 'ERROR',
    alert: 'payments',
    means: 'the nightly proof of the commission ledger found sums or entries that do not fit',
  },
  'mail.compose-failed': {
    severity: 'ERROR',
    alert: 'mails',
    means: 'a mail could not be written; tried again',
  },
  'mail.complained': {
    severity: 'WARNING',
    means: 'a recipient marked a mail as spam; their address gets none any more',
  },
  'mail.dropped': { severity: 'INFO', means: 'a mail was not needed any more' },
  'mail.given-up': {
    severity: 'ERROR',
    alert: 'mails',
    means: 'a mail was refused for good, or too often',
  },
  'mail.held-back': {
    severity: 'WARNING',
    means:
      'a mail was kept from a recipient who had too many, or whose server knows no such address',
  },
  'mail.objected': { severity: 'INFO', means: 'the recipient wants no mails' },
  'mail.postponed': { severity: 'WARNING', means: 'the mail server refused for now; tried again' },
  'mail.report-ignored': {
    severity: 'INFO',
    means: 'a mail in the mailbox of returned mails reports none of our mails; deleted',
  },
  'mail.returned': {
    severity: 'WARNING',
    means: 'the server of a recipient returned a mail that had been sent',
  },
  'mail.sent': { severity: 'INFO', means: 'the mail server took a mail' },
  'mail.unclear': {
    severity: 'ERROR',
    alert: 'mails',
    means: 'a mail may or may not have left; never sent again',
  },
  'module.failed': { severity: 'WARNING', means: 'a module could not be shown in a browser' },
  'notice.complained': {
    severity: 'WARNING',
    alert: 'notices',
    means: 'an owner objects to a decision about their content: decide it in the admin area',
  },
  'notice.received': {
    severity: 'WARNING',
    alert: 'notices',
    means: 'someone reported content: decide it in the admin area',
  },
  'objection.failed': {
    severity: 'ERROR',
    alert: 'mails',
    means: 'an objection to mails was not kept',
  },
  'page.failed': { severity: 'ERROR', means: 'a public page could not be served' },
  'page.plain': { severity: 'ERROR', means: 'a page was served without preview or first view' },
  'page.stale': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a public page could not be renewed',
  },
  'payment-event.failed': {
    severity: 'ERROR',
    alert: 'payments',
    means: "Stripe's event was not applied; it comes again",
  },
  'phone-lookup.failed': { severity: 'ERROR', means: 'a phone number could not be looked up' },
  'pictures.limited': {
    severity: 'WARNING',
    means: 'an advisor named more pictures in a day than are made smaller',
  },
  'retention.failed': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a customer was not erased or announced for want of contact; tried again at night',
  },
  'sign-up.failed': { severity: 'ERROR', means: 'an advisor could not sign up' },
  'sign-up.not-cleared': {
    severity: 'ERROR',
    alert: 'background',
    means: 'what a sign-up left could not be removed yet',
  },
  'stripe.unreachable': {
    severity: 'ERROR',
    alert: 'payments',
    means: 'Stripe is down or limits us',
  },
  'sweep.ended': { severity: 'INFO', means: 'a scheduled run did its work' },
  'sweep.failed': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a scheduled run ended with an error',
  },
  'sweep.not-recorded': { severity: 'WARNING', means: 'a run could not be noted for the operator' },
  'sweep.skipped': { severity: 'INFO', means: 'a scheduled run stayed away: writing is stopped' },
  'trigger.failed': {
    severity: 'ERROR',
    means: 'a handler of a document failed; the event is delivered again, to the others, too',
  },
  'uploads.stopped': {
    severity: 'ERROR',
    means: 'an advisor uploaded more in a day than the limit; uploads are refused for 24 hours',
  },
  'visit.not-counted': {
    severity: 'WARNING',
    means: 'that a shared link was opened could not be counted',
  },
  'waiting-list.failed': {
    severity: 'ERROR',
    alert: 'background',
    means: 'a waiting list was not settled; tried again',
  },
} as const satisfies Readonly<Record<string, LoggedEvent>>;

export type EventName = keyof typeof EVENTS;
