import type { PlanEndedMail } from '@wbd/domain/mails';

export const texts = {
  plan: (name: string) => `WBD ${name}`,
  facts: {
    plan: 'Paket',
    term: 'Mindestlaufzeit bis',
    net: 'Nettobetrag',
    tax: 'Umsatzsteuer',
    gross: 'Gesamtbetrag',
    credit: 'Wird deinem Guthaben gutgeschrieben',
    nextCharge: 'Nächste Abbuchung',
    endsAt: 'Läuft bis',
    owed: 'Offener Betrag',
    retryAt: 'Nächster Versuch',
    next: 'Danach',
    changesAt: 'Wechsel am',
  },
  changed: {
    subject: (plan: string) => `Dein Paket: ${plan}`,
    preview: (plan: string) => `Ab sofort nutzt du ${plan}.`,
    heading: (plan: string) => `Dein Paket ist jetzt ${plan}`,
    begun: (plan: string) =>
      `danke für deine Buchung. ${plan} ist freigeschaltet, du kannst sofort loslegen.`,
    other: (from: string, plan: string) =>
      `dein Paket hat sich geändert: Bisher hattest du ${from}, jetzt hast du ${plan}. Was du angelegt hast, bleibt dir erhalten.`,
    receipt: 'Rechnung ansehen',
    profile: 'Paket ansehen',
  },
  ended: {
    subject: (plan: string) => `Dein Paket ${plan} ist beendet`,
    preview: 'Du hast jetzt WBD Basic. Deine Daten bleiben dir erhalten.',
    heading: (plan: string) => `${plan} ist beendet`,
    reasons: {
      cancelled: (plan: string) => `${plan} ist wie gekündigt zu Ende gegangen.`,
      unpaid: (plan: string) =>
        `wir konnten den fälligen Betrag auch nach mehreren Versuchen nicht einziehen. Deshalb ist ${plan} jetzt beendet.`,
      disputed: (plan: string) =>
        `deine Bank hat eine Zahlung an uns zurückgeholt. Deshalb ist ${plan} jetzt beendet.`,
      ended: (plan: string) => `${plan} ist jetzt beendet.`,
    } satisfies Record<PlanEndedMail['reason'], (plan: string) => string>,
    next: 'Du nutzt jetzt WBD Basic. Was du angelegt hast, bleibt dir erhalten. Sobald du wieder ein Paket buchst, ist alles wieder da.',
    action: 'Paket wieder buchen',
  },
  planned: {
    subject: (next: string, at: string) => `Dein Wechsel zu ${next} am ${at}`,
    preview: (plan: string, at: string) => `Bis zum ${at} nutzt du weiter ${plan}.`,
    heading: 'Dein Wechsel ist geplant',
    intro: (plan: string, next: string, at: string) =>
      `am ${at} wechselst du von ${plan} zu ${next}. Bis dahin bleibt alles, wie es ist.`,
    outro:
      'Was du angelegt hast, bleibt dir auch danach erhalten. Hast du den Wechsel selbst geplant, kannst du ihn bis dahin jederzeit zurücknehmen.',
    action: 'Pakete ansehen',
  },
  revoked: {
    subject: (plan: string) => `Du behältst ${plan}`,
    preview: 'Der geplante Wechsel deines Pakets findet nicht statt.',
    heading: (plan: string) => `Du behältst ${plan}`,
    intro: (plan: string, next: string, at: string) =>
      `der Wechsel zu ${next}, der für den ${at} geplant war, findet nicht statt. ${plan} läuft weiter wie bisher.`,
    action: 'Paket ansehen',
  },
  reminder: {
    subject: 'Deine Zahlung an WBD ist noch offen',
    preview: 'Bitte prüfe deine Zahlungsdaten, sonst endet dein Paket.',
    heading: 'Deine Zahlung ist noch offen',
    intro:
      'wir konnten den fälligen Betrag leider immer noch nicht einziehen. Gelingt es auch beim letzten Versuch nicht, endet dein Paket.',
    next: 'Prüfe bitte deine Zahlungsdaten. Sobald die Zahlung klappt, läuft dein Paket weiter wie gewohnt.',
    action: 'Zahlungsdaten prüfen',
  },
  paidBack: {
    subject: 'Dein doppelt gebuchtes Abo ist erstattet',
    preview: 'Du hattest zweimal gebucht. Die zweite Zahlung bekommst du zurück.',
    heading: 'Wir haben deine zweite Buchung rückgängig gemacht',
    intro: (plan: string) =>
      `du hast ${plan} gebucht, während schon ein anderes Abo lief. Wir haben die zweite Buchung beendet und dir den Betrag vollständig erstattet. Je nach Bank dauert es bis zu zehn Tage, bis er auf deinem Konto ist.`,
    next: 'Dein bisheriges Paket läuft unverändert weiter. Möchtest du wechseln, geht das in deinem Profil.',
    action: 'Zu deinem Profil',
  },
} as const;
