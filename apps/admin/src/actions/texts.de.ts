import type { AdminActionName } from '@wbd/domain/accounts';
import type { ChangeTime } from '@wbd/domain/plans';

export const actionsTexts = {
  title: 'Protokoll',
  documentTitle: 'Admin: Protokoll',
  intro: 'Was Admins getan haben. Einträge kann niemand ändern oder löschen.',
  loadFailed: 'Das Protokoll konnte nicht geladen werden.',
  empty: 'Noch keine Einträge',
  emptyText: 'Sobald ein Admin etwas ändert oder eine E-Mail erneut sendet, steht es hier.',
  columns: { at: 'Wann', admin: 'Admin', action: 'Was', account: 'Berater' },
  planChange: (from: string, to: string, when: ChangeTime) =>
    `${from} → ${to}, ${when === 'now' ? 'sofort' : 'zum Ende der Laufzeit'}`,
  renamed: (from: string, to: string) => `${from} → ${to}`,
  because: (reason: string) => `Grund: ${reason}`,
  unknownAdvisor: 'Unbekannter Berater',
  names: {
    'mail-resent': 'E-Mail erneut gesendet',
    'customer-erased': 'Kunden gelöscht',
    'test-account-set': 'Als Testzugang markiert',
    'test-account-unset': 'Nicht mehr als Testzugang markiert',
    'notice-opened': 'Meldung geöffnet',
    'notice-kept': 'Gemeldeten Inhalt sichtbar gelassen',
    'notice-restricted': 'Gemeldeten Inhalt ausgeblendet',
    'notice-reporter-erased': 'Angaben eines Meldenden gelöscht',
    'account-blocked': 'Zugang gesperrt',
    'payout-approved': 'Auszahlung einer Organisation freigegeben',
    'plan-changed': 'Paket geändert',
    'support-view-started': 'Ansicht geöffnet',
    'organisation-renamed': 'Organisation umbenannt',
    'org-admin-set': 'Verwaltung der Organisation übertragen',
    'org-admin-unset': 'Verwaltung der Organisation entzogen',
    'second-factor-removed': 'Zweiten Faktor entfernt',
    'account-unblocked': 'Zugang wieder geöffnet',
    'termination-carried-out': 'Kündigung ausgeführt',
    'termination-ended-now': 'Paket wegen Kündigung sofort beendet',
    'termination-dismissed': 'Kündigung zurückgestellt',
  } satisfies Record<AdminActionName, string>,
} as const;
