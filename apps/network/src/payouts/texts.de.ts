import type { CloseRow, Payout, Statement } from '@wbd/domain/commission';
import { counted } from '@wbd/domain/words';

const credits = (count: number) => counted(count, 'eine Gutschrift', '# Gutschriften');
/** The same at the beginning of a sentence. */
const creditsFirst = (count: number) => counted(count, 'Eine Gutschrift', '# Gutschriften');

export const payoutsTexts = {
  title: 'Auszahlungen',
  intro:
    'Provision abrechnen und auszahlen: Eine Person legt an, eine zweite gibt frei. Ist niemand sonst da, gibt WBD frei.',
  failed: 'Die Auszahlungen konnten nicht geladen werden',
  denied: 'Auszahlungen sieht, wer die Organisation verwaltet',
  deniedText: 'Frag bei WBD nach, wenn das deine Aufgabe ist.',
  tabsLabel: 'Teile der Auszahlung',
  tabs: {
    close: 'Monatsabschluss',
    payouts: 'Auszahlungen',
    statements: 'Gutschriften',
    objections: (count: number) => `Gutschriften (${count})`,
    payer: 'Zahler',
  },
  none: 'Noch keine Auszahlung',
  noneText: 'Schließe zuerst einen Monat ab und lege dann die Auszahlung an.',
  head: (day: string, count: number) => `${day}, ${credits(count)}`,
  state: {
    drafted: 'Wartet auf Freigabe',
    approved: 'Freigegeben',
    exported: 'Bei der Bank',
    settled: 'Abgeschlossen',
    discarded: 'Verworfen',
    refused: 'Von der Bank abgelehnt',
  } satisfies Record<Payout['state'], string>,
  author: 'Angelegt von',
  approver: 'Freigegeben von',
  executeOn: 'Ausführung am',
  hash: 'Prüfsumme der Bankdatei (SHA-256)',
  gone: 'jemandem, der nicht mehr dabei ist',
  others:
    'Das hast du angelegt: Jemand anderes aus der Verwaltung gibt es frei. Verwaltest du allein, macht das WBD.',
  exportedText:
    'Lade die Datei bei deiner Bank hoch. Kommt eine Überweisung zurück, trag das zuerst ein; sind die übrigen angekommen, schließe ab.',
  list: 'Gutschriften dieser Auszahlung',
  statement: (number: string, end: string) => `${number} · Konto endet auf ${end}`,
  returned: 'Zurückgekommen',
  objected: 'Widerspruch',
  more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
  file: 'Bankdatei laden',
  fileFailed: 'Die Bankdatei konnte nicht erstellt werden',
  actions: {
    approve: 'Freigeben',
    discard: 'Verwerfen',
    settle: 'Angekommen',
    refuse: 'Bank hat alles abgelehnt',
    return: 'Kam zurück',
  },
  actionOn: (action: string, on: string) => `${action}: ${on}`,
  done: {
    refuse: 'Ablehnung eingetragen',
    discard: 'Auszahlung verworfen',
    settle: 'Auszahlung abgeschlossen',
    return: 'Rückläufer eingetragen',
  },
  saveFailed: 'Das konnte nicht gespeichert werden',
  dialog: {
    refuse: {
      title: 'Bank hat die Datei abgelehnt',
      text: (count: number, sum: string) =>
        `Nur wenn die Bank gar nichts ausgeführt hat: ${creditsFirst(count)} über zusammen ${sum} ${count === 1 ? 'wartet' : 'warten'} dann wieder auf eine Auszahlung, die neu freigegeben wird. Prüfe vorher die Umsätze eures Kontos, sonst wird doppelt gezahlt.`,
    },
    discard: {
      title: 'Auszahlung verwerfen',
      text: (count: number, sum: string) =>
        `${creditsFirst(count)} über zusammen ${sum}: Dafür lässt sich eine neue Auszahlung anlegen.`,
    },
    settle: {
      title: 'Auszahlung abschließen',
      text: () =>
        'Alle Überweisungen, die nicht als zurückgekommen eingetragen sind, gelten als angekommen. Das lässt sich nicht zurücknehmen.',
    },
    return: {
      title: 'Überweisung kam zurück',
      text: (name: string) =>
        `Der Betrag ist wieder fällig und steht im nächsten Monatsabschluss. ${name} wird gebeten, die Bankverbindung zu prüfen.`,
    },
  },
} as const;

export const approveTexts = {
  title: 'Auszahlung freigeben',
  pays: (count: number, sum: string) =>
    `${creditsFirst(count)} über zusammen ${sum}. Die Bankdatei ändert sich danach nicht mehr.`,
  own: (sum: string) =>
    `${sum} gehen an dich selbst. Darüber entscheidet jemand anderes aus der Verwaltung: Dieser Teil wartet als eigene Auszahlung auf Freigabe.`,
  objected: (name: string, sum: string) =>
    `${name} hat der Gutschrift über ${sum} widersprochen. Sie bleibt draußen, bis der Widerspruch beantwortet ist.`,
  fields: {
    executeOn: {
      label: 'Ausführung am',
      hint: 'An Wochenenden und Bankfeiertagen führt keine Bank aus.',
    },
  },
  errors: { executeOn: 'Bitte wähle einen Bankarbeitstag ab heute, höchstens 30 Tage voraus' },
  submit: 'Freigeben',
  done: 'Auszahlung freigegeben',
  handOver: 'Zur Freigabe weitergeben',
  handedOver: 'Jemand anderes gibt diese Auszahlung frei',
  failed: 'Das konnte nicht gespeichert werden',
} as const;

export const closeTexts = {
  locked: 'Der Monatsabschluss ist noch gesperrt',
  lockedText: 'Sobald deine Anmeldung einen zweiten Faktor hat, schließt du hier den Monat ab.',
  failed: 'Der Monatsabschluss konnte nicht geladen werden',
  noPayer: 'Trag zuerst unter „Zahler“ ein, wie deine Organisation heißt und von wo sie zahlt.',
  alone:
    'Eine Auszahlung gibt immer eine zweite Person frei. Du verwaltest deine Organisation allein, deshalb macht das WBD. Schneller geht es, wenn WBD jemand zweites einträgt.',
  month: (month: string) => `Abschluss für ${month}`,
  proven: (at: string, entries: number) =>
    `Zuletzt geprüft: ${at}. ${counted(entries, 'Eine Buchung', '# Buchungen')}, alle Summen stimmen.`,
  broken:
    'Die nächtliche Prüfung der Buchungen hat Abweichungen gefunden. WBD geht ihnen nach, bis dahin wird nichts abgeschlossen.',
  rule: 'Abgerechnet wird, was heute fällig ist. Abschlüsse aus dem laufenden Monat kommen mit dem nächsten Abschluss dran. Jeder Partner bekommt eine Gutschrift im Monat.',
  nothing: 'Zurzeit ist keine Provision fällig.',
  list: 'Fällige Provision je Partner',
  gone: 'Jemand, der nicht mehr dabei ist',
  showLines: 'Abschlüsse zeigen',
  hideLines: 'Abschlüsse ausblenden',
  lines: 'Abschlüsse auf der Gutschrift',
  laterLines: 'Aus dem laufenden Monat',
  linesFailed: 'Die Abschlüsse konnten nicht geladen werden',
  later: (sum: string) => `Dazu ${sum} aus dem laufenden Monat, mit dem nächsten Abschluss`,
  withTax: (net: string, tax: string) => `${net} und ${tax} Umsatzsteuer`,
  waits: {
    profile: 'Wartet: Es fehlen die Auszahlungsdaten',
    minimum: 'Wartet: unter dem Mindestbetrag',
    closed: 'Wartet: in diesem Monat schon abgerechnet',
    negative: 'Wird mit der nächsten Provision verrechnet',
    later: 'Wartet: aus dem laufenden Monat',
  } satisfies Record<NonNullable<CloseRow['waits']>, string>,
  more: 'Es gibt weitere Partner, die der Abschluss mit abrechnet.',
  total: (count: number, sum: string) => `${creditsFirst(count)}, zusammen ${sum}`,
  close: (month: string) => `${month} abschließen`,
  confirm: 'Abschließen',
  sure: (count: number, sum: string) =>
    `Es ${count === 1 ? 'wird' : 'werden'} ${credits(count)} über zusammen ${sum} ausgestellt. Ausgestellte Gutschriften ändern sich nicht mehr.`,
  closed: (count: number) =>
    count === 0 ? 'Es gab nichts abzurechnen' : `${creditsFirst(count)} ausgestellt`,
  closeFailed: 'Der Monat konnte nicht ganz abgeschlossen werden',
  open: (count: number, sum: string) =>
    `${counted(count, 'Eine Gutschrift wartet', '# Gutschriften warten')} auf Auszahlung: ${sum}`,
  openText: 'Leg sie als Auszahlung an. Jemand anderes gibt sie frei.',
  waiting: (count: number, sum: string, until: string) =>
    `Davon ${counted(count, 'wartet eine', 'warten #')} über ${sum}, weil die Bankverbindung gerade geändert wurde. Ausgezahlt werden kann frühestens am ${until} Uhr.`,
  draft: 'Auszahlung anlegen',
  drafted: 'Auszahlung angelegt',
  draftFailed: 'Die Auszahlung konnte nicht angelegt werden',
} as const;

export const payerTexts = {
  title: 'Wer zahlt',
  text: 'So steht deine Organisation auf den Gutschriften, und von diesem Konto überweist sie.',
  failed: 'Die Angaben konnten nicht geladen werden',
  fields: {
    name: { label: 'Name der Organisation', hint: 'Mit Rechtsform, so wie das Konto lautet.' },
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    taxId: 'Steuernummer oder USt-IdNr.',
    iban: 'IBAN',
  },
  ibanHint: 'Später siehst du nur die letzten vier Zeichen.',
  stored: (end: string) =>
    `Hinterlegt ist das Konto, das auf ${end} endet. Lass das Feld leer, damit es so bleibt.`,
  waiting: (end: string, until: string, earlier: string) =>
    `Das Konto, das auf ${end} endet, gilt ab ${until} Uhr. Bis dahin zahlt ihr noch vom Konto, das auf ${earlier} endet.`,
  errors: {
    name: 'Bitte gib einen Namen ein, den eine Bank schreiben kann, zum Beispiel in lateinischen Buchstaben',
    street: 'Bitte gib Straße und Hausnummer ein',
    postalCode: 'Bitte gib eine Postleitzahl ein',
    city: 'Bitte gib einen Ort ein',
    taxId: 'Bitte gib eine Steuernummer oder USt-IdNr. ein',
    iban: 'Das ist keine gültige IBAN',
  },
  save: 'Speichern',
  saving: 'Speichert...',
  saved: 'Angaben gespeichert',
  saveFailed: 'Die Angaben konnten nicht gespeichert werden',
} as const;

export const statementsTexts = {
  title: 'Gutschriften eines Monats',
  month: 'Monat',
  list: 'Gutschriften des Monats',
  none: 'Für diesen Monat gibt es keine Gutschriften.',
  failed: 'Die Gutschriften konnten nicht geladen werden',
  objections: (count: number) =>
    counted(count, 'Ein Widerspruch wartet auf Antwort', '# Widersprüche warten auf Antwort'),
  objectionsText:
    'Gutschriften, denen widersprochen wurde, gelten nicht mehr als Rechnung. Was noch in keiner Auszahlung steckt, wartet auf die Antwort.',
  objectionList: 'Offene Widersprüche',
  statement: (number: string, day: string) => `${number} vom ${day}`,
  state: {
    issued: 'Ausgestellt',
    objected: 'Widerspruch offen',
    paid: 'Ausgezahlt',
    returned: 'Zurückgekommen',
    corrected: 'Aufgehoben',
    correction: 'Berichtigung',
  } satisfies Record<Statement['state'], string>,
  own: 'Das ist deine eigene Gutschrift: Jemand anderes aus der Verwaltung antwortet.',
  onItsWay:
    'Diese Gutschrift steckt in einer Auszahlung. Aufheben geht erst, wenn die Auszahlung verworfen ist; ist sie schon bei der Bank, geht es nicht mehr.',
  cancelled: 'Diese Gutschrift ist schon aufgehoben, weil die Überweisung zurückkam.',
  tooLate:
    'Diese Gutschrift lässt sich nicht mehr aufheben. Was nicht stimmt, gleicht ein Storno oder ein neuer Abschluss aus.',
  actions: { uphold: 'Stattgeben', reject: 'Antworten, ohne aufzuheben' },
  answerTo: (action: string, number: string) => `${action}: ${number}`,
} as const;

export const answerTexts = {
  failed: 'Die Antwort konnte nicht gespeichert werden',
  uphold: {
    title: 'Gutschrift aufheben',
    text: (number: string, name: string, sum: string) =>
      `${number} für ${name} über ${sum} wird durch eine Berichtigung mit eigener Nummer aufgehoben. Der Betrag ist wieder fällig und steht im nächsten Monatsabschluss. Stimmt der Betrag nicht, storniere vorher den Abschluss, um den es geht.`,
    submit: 'Aufheben',
    done: 'Gutschrift aufgehoben',
  },
  reject: {
    title: 'Widerspruch beantworten',
    released: 'Danach kann die Gutschrift ausgezahlt werden.',
    noInvoice:
      'Als Rechnung gilt sie trotzdem nicht mehr: Dafür braucht es eine Rechnung des Partners.',
    fields: { reason: { label: 'Deine Antwort' } },
    errors: { reason: 'Bitte schreib eine Antwort' },
    submit: 'Antworten',
    done: 'Widerspruch beantwortet',
  },
} as const;
