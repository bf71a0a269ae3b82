export const texts = {
  confirm: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    preview: 'Ein Klick, und dein WBD-Konto hat diese Adresse.',
    heading: 'Deine neue E-Mail-Adresse',
    intro:
      'ein WBD-Konto soll ab jetzt diese E-Mail-Adresse haben. Bestätige es mit einem Klick; bis dahin bleibt alles, wie es ist. Der Link gilt einen Tag.',
    action: 'Neue Adresse bestätigen',
    unasked:
      'Du hast das nicht veranlasst? Dann brauchst du nichts zu tun und kannst diese E-Mail löschen.',
  },
  taken: {
    subject: 'Zu dieser Adresse gibt es schon ein WBD-Konto',
    preview: 'Zwei Konten können nicht dieselbe Adresse haben.',
    heading: 'Diese Adresse hat schon ein Konto',
    intro:
      'jemand wollte einem anderen WBD-Konto diese E-Mail-Adresse geben. Das geht nicht, weil es zu ihr schon ein Konto gibt. Es hat sich nichts geändert.',
    unasked:
      'Warst du das selbst, wähle für das andere Konto eine andere Adresse. Sonst brauchst du nichts zu tun.',
  },
  changed: {
    subject: 'Dein WBD-Konto hat eine neue E-Mail-Adresse',
    preview: 'Anmeldung und E-Mails laufen ab jetzt über die neue Adresse.',
    heading: 'Neue E-Mail-Adresse',
    intro:
      'dein WBD-Konto hat jetzt eine andere E-Mail-Adresse. Du meldest dich mit ihr an, und alle E-Mails gehen dorthin. An diese Adresse schreiben wir dir nicht mehr.',
    unasked:
      'Warst du das nicht? Dann kennt jemand dein Passwort. Wende dich bitte gleich an uns; wie, steht im Impressum.',
  },
  reason: 'Du bekommst diese E-Mail, weil jemand diese Adresse bei WBD angegeben hat.',
} as const;
