import type { AdminActionName } from '@wbd/domain/accounts';

export const actionsTexts = {
  title: 'Protokoll',
  documentTitle: 'Admin: Protokoll',
  intro: 'Was Admins getan haben. Einträge kann niemand ändern oder löschen.',
  loadFailed: 'Das Protokoll konnte nicht geladen werden.',
  empty: 'Noch keine Einträge',
  emptyText: 'Sobald ein Admin etwas ändert oder eine E-Mail erneut sendet, steht es hier.',
  columns: { at: 'Wann', admin: 'Admin', action: 'Was', account: 'Berater' },
  unknownAdvisor: 'Unbekannter Berater',
  names: {
    'mail-resent': 'E-Mail erneut gesendet',
    'test-account-set': 'Als Testzugang markiert',
    'test-account-unset': 'Nicht mehr als Testzugang markiert',
    'termination-carried-out': 'Kündigung ausgeführt',
    'termination-ended-now': 'Paket wegen Kündigung sofort beendet',
    'termination-dismissed': 'Kündigung zurückgestellt',
  } satisfies Record<AdminActionName, string>,
} as const;
