const intervals = { month: 'im Monat', year: 'im Jahr' };

export const pricingTexts = {
  title: 'Pakete und Preise',
  intro:
    'In ein größeres Paket wechselst du jederzeit, in ein kleineres zum Ende der Laufzeit. Deine Daten bleiben.',
  toProfile: 'Zum Profil',
  book: 'Jetzt buchen',
  change: 'Jetzt wechseln',
  goOn: 'Kündigung zurücknehmen',
  current: 'Dein aktuelles Paket',
  included: 'In deinem Paket enthalten',
  plan: 'Zum Laufzeitende wechseln',
  planned: 'Wechsel geplant',
  busy: 'Einen Moment...',
  abandoned: {
    title: 'Deine Zahlung ist nicht abgeschlossen',
    text: 'Es wurde nichts abgebucht, und dein Paket ist unverändert. Du kannst jetzt oder später buchen.',
  },
  planning: {
    title: (next: string) => `Zu ${next} wechseln?`,
    text: (current: string, at: string, next: string) =>
      `${current} läuft noch bis zum ${at}. Ab dann hast du ${next}. Es wird jetzt nichts abgebucht, und bis dahin kannst du den Wechsel zurücknehmen.`,
    data: 'Deine Daten bleiben erhalten. Was nur zu WBD Pro gehört, ist wieder da, sobald du zurückwechselst.',
    price: (amount: string, interval: string) => `Preis: ${amount} ${interval}, zzgl. MwSt.`,
    intervals,
    term: 'Mindestlaufzeit 12 Monate ab dem Wechsel.',
    confirm: 'Wechsel planen',
    done: (at: string) => `Geplant. Dein Paket wechselt am ${at}.`,
    failed: 'Der Wechsel konnte nicht geplant werden.',
  },
  confirming: {
    title: (next: string) => `Jetzt zu ${next} wechseln?`,
    text: (amount: string, interval: string) =>
      `Dein Abo enthält weitere Posten, die bleiben. Der Wechsel gilt sofort: Für die laufende Zeit buchen wir den Unterschied anteilig von deiner Karte ab, danach ${amount} ${interval}, zzgl. MwSt.`,
    intervals,
    confirm: 'Zahlungspflichtig wechseln',
  },
  plannedChange: {
    title: (next: string, at: string) => `Am ${at} wechselst du zu ${next}.`,
    text: (current: string) => `Bis dahin bleibt ${current}.`,
    agreed: (current: string) =>
      `Bis dahin bleibt ${current}. Diesen Wechsel haben wir für dich eingerichtet.`,
    revoke: 'Wechsel zurücknehmen',
    revoked: (current: string) => `Zurückgenommen. Du behältst ${current}.`,
    failed: 'Der Wechsel konnte nicht zurückgenommen werden.',
  },
  accountFailed: 'Deine Kontodaten konnten nicht geladen werden.',
  noUrl: 'Keine Checkout-URL erhalten',
  failed: 'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
} as const;
