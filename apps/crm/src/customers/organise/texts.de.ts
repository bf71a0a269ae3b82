import type { Customer } from '@wbd/domain/customers';
import { counted } from '@wbd/domain/words';

/** "Jörg Weiß" of one customer, "12 Kunden" of several */
const named = (customers: readonly Customer[]) => {
  const [only] = customers;
  return customers.length === 1 && only
    ? `${only.firstName} ${only.lastName}`.trim()
    : counted(customers.length, '1 Kunde', '# Kunden');
};

export const organiseTexts = {
  selection: {
    label: 'Auswahl',
    selected: (count: number) =>
      count === 0
        ? 'Tippe an, wen du auswählst'
        : counted(count, '1 Kunde ausgewählt', '# Kunden ausgewählt'),
    select: (name: string) => `${name} auswählen`,
    start: 'Auswählen',
    clear: 'Auswahl aufheben',
    invite: 'Einladen',
    tag: 'Schlagwörter',
    archive: 'Archivieren',
    restore: 'Zurückholen',
    export: 'Exportieren',
  },
  tags: {
    title: (customers: readonly Customer[]) => `Schlagwörter: ${named(customers)}`,
    fields: { choices: 'Deine Schlagwörter', added: 'Neues Schlagwort' },
    errors: { added: 'Bitte gib ein einzelnes Wort oder eine kurze Wendung ein' },
    most: (most: number) =>
      `Höchstens ${most} je Kunde. Fragt dein Kunde nach seinen Daten, gehören sie dazu.`,
    some: (tag: string, count: number) => `${tag} (bei ${count})`,
    saved: 'Schlagwörter gespeichert',
    failed: 'Die Schlagwörter konnten nicht gespeichert werden',
  },
  archive: {
    archived: (customers: readonly Customer[]) => `${named(customers)} archiviert`,
    restored: (customers: readonly Customer[]) => `${named(customers)} zurückgeholt`,
    archiveFailed: 'Fehler beim Archivieren',
    restoreFailed: 'Fehler beim Zurückholen',
    undo: 'Rückgängig',
    note: 'Archiviert: Dieser Kunde steht nicht in deiner Liste und wird nicht zum Einladen vorgeschlagen.',
  },
  invite: {
    title: (count: number) => counted(count, '1 Kunde einladen', '# Kunden einladen'),
    text: 'Alle bekommen einen Platz und eine Bestätigung per E-Mail. Wer schon angemeldet ist, behält seinen Platz.',
    fields: { sessionId: 'Termin' },
    errors: { sessionId: 'Bitte Termin auswählen' },
    withoutEmail: (count: number) =>
      counted(
        count,
        '1 Kunde hat keine E-Mail-Adresse und wird nicht eingeladen.',
        '# Kunden haben keine E-Mail-Adresse und werden nicht eingeladen.',
      ),
    tooMany: (most: number) =>
      `Du kannst ${most.toLocaleString('de-DE')} Kunden auf einmal einladen: die ersten in deiner Auswahl. Lade die anderen danach ein.`,
    submit: 'Einladen',
    busy: 'Lädt ein...',
    failed: 'Fehler beim Einladen',
  },
  remove: {
    open: 'Löschen',
    title: (name: string) => `${name} löschen?`,
    text: 'Es gehen: Angaben, Notizen, Anmeldungen, Wartelistenplätze und E-Mails dieser Person. Ihre Plätze in kommenden Terminen werden frei. Es bleibt, wie viele Personen an vergangenen Terminen teilgenommen haben, ohne Namen. Das lässt sich nicht rückgängig machen.',
    done: (name: string) => `${name} gelöscht`,
    failed: 'Der Kunde konnte nicht gelöscht werden',
  },
  more: 'Weitere Aktionen',
} as const;
