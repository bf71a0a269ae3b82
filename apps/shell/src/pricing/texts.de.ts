export const pricingTexts = {
  title: 'Pakete und Preise',
  intro: 'Ein Wechsel nach oben ist jederzeit möglich, deine Daten bleiben.',
  toProfile: 'Zum Profil',
  book: 'Jetzt buchen',
  change: 'Jetzt wechseln',
  goOn: 'Kündigung zurücknehmen',
  current: 'Dein aktuelles Paket',
  included: 'In deinem Paket enthalten',
  busy: 'Einen Moment...',
  abandoned: {
    title: 'Deine Zahlung ist nicht abgeschlossen',
    text: 'Es wurde nichts abgebucht, und dein Paket ist unverändert. Du kannst jetzt oder später buchen.',
  },
  accountFailed: 'Deine Kontodaten konnten nicht geladen werden.',
  noUrl: 'Keine Checkout-URL erhalten',
  failed: 'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
} as const;
