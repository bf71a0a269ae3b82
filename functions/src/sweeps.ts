export { clearSignUps } from './accounts/advisors/clear-sign-ups.trigger.ts';
export { closeAccounts } from './accounts/closing/account-closure.trigger.ts';
export {
  matureCommissions,
  matureSubscriptions,
  proveLedgers,
} from './accounts/commission/commissions.trigger.ts';
export { reconcilePayments } from './accounts/billing/reconcile-payments.trigger.ts';
export { removeEndedFilms } from './accounts/sales/leaving/remove-ended-films.trigger.ts';
export { reconcileSales } from './accounts/sales/reconcile-sales.trigger.ts';
export { announceContracts } from './accounts/contracts/announce-contracts.trigger.ts';
export { countTeamFigures } from './accounts/teams/figures/count-figures.trigger.ts';
export { eraseForgottenCustomers } from './seats/retention/erase-forgotten.trigger.ts';
export { removeDeletedFiles, removeUnusedFiles } from './content/files/files.trigger.ts';
export { retryMails } from './mail/mail.trigger.ts';
export { readBounces } from './mail/bounces/bounces.trigger.ts';
export { sendReminders } from './mail/occasions/reminder/reminders.trigger.ts';
export { refreshDatesDaily } from './content/pages/dates/seminar-dates.trigger.ts';
export { followFilms } from './content/files/films/films.trigger.ts';
export { enforceImprints } from './content/pages/imprints/enforce-imprints.trigger.ts';
export { writeSitemap } from './content/pages/sitemap/write-sitemap.trigger.ts';
export { settleWaitingLists } from './seats/waiting-list/waiting-list.trigger.ts';
