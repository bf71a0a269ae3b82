import { ANNOUNCED_DAYS } from '@wbd/domain/contracts';
import { PROCESSORS } from '@wbd/domain/processing';
import type { LegalDocument } from './document.ts';
import { operator } from './operator.de.ts';

/** The processing contract with advisors (Art. 28 GDPR). Changing it requires new versions of `sign-up` and `contract` in the wordings. */
export const auftragsverarbeitung: LegalDocument = {
  title: 'Vertrag zur Auftragsverarbeitung',
  intro:
    'Als Partner verwaltest du bei WBD Daten deiner Kundinnen und Kunden. Dieser Vertrag nach Art. 28 DSGVO regelt, was wir damit tun dürfen. Er gehört zu deinem Vertrag mit uns.',
  sections: [
    {
      title: '1. Wer was verantwortet',
      content: [
        `Verantwortlich für die Daten deiner Kundinnen und Kunden bist du (Verantwortlicher). ${operator.name}, ${operator.street}, ${operator.city}, verarbeitet sie in deinem Auftrag (Auftragsverarbeiter).`,
        'Was Besucher beim Anmelden für ein Seminar oder einen Termin angeben, verarbeiten wir zusätzlich selbst, um Plätze zu vergeben und zu bestätigen. Das steht in den Hinweisen zum Datenschutz.',
      ],
    },
    {
      title: '2. Gegenstand und Dauer',
      content: [
        'Wir speichern und zeigen deine Kundendaten, verschicken in deinem Namen Einladungen, Bestätigungen und Erinnerungen und führen Teilnehmerlisten. Der Auftrag läuft, solange du ein Konto hast.',
        [
          'Betroffene: Kundinnen und Kunden, Interessenten und Gäste, die du einträgst oder die sich bei dir anmelden.',
          'Daten: Name, E-Mail-Adresse, Telefonnummer, Geburtstag, Notizen, Termine, Anmeldungen, Einwilligungen, Videos mit Kundenstimmen.',
        ],
      ],
    },
    {
      title: '3. Deine Weisungen',
      content: [
        'Wir verarbeiten diese Daten nur nach deinen Weisungen. Weisungen gibst du durch die Bedienung des Portals, alle anderen in Textform. Halten wir eine Weisung für rechtswidrig, sagen wir dir das und dürfen sie bis zur Klärung aussetzen.',
      ],
    },
    {
      title: '4. Vertraulichkeit und Sicherheit',
      content: [
        'Wer bei uns Zugriff hat, ist zur Vertraulichkeit verpflichtet. Wir schützen die Daten nach Art. 32 DSGVO, unter anderem so:',
        [
          'Übertragung und Speicherung sind verschlüsselt.',
          'Jeder Partner sieht nur die eigenen Kunden; das erzwingt der Server.',
          'Administratoren brauchen einen zweiten Faktor, und was sie tun, wird aufgezeichnet.',
          'Täglich entstehen Sicherungskopien, und ihre Wiederherstellung wird geübt.',
        ],
      ],
    },
    {
      title: '5. Weitere Auftragsverarbeiter',
      content: [
        'Du erlaubst uns, diese Unternehmen einzusetzen. Mit jedem besteht ein Vertrag, der dich ebenso schützt wie dieser.',
        Object.values(PROCESSORS).map(
          ({ name, task, place }) => `${name}: ${task}. Ort: ${place}.`,
        ),
        `Bevor sich daran etwas ändert, schreiben wir dir mindestens ${ANNOUNCED_DAYS} Tage vorher. Bis dahin kannst du in Textform widersprechen. Finden wir keine Lösung, kannst du zu diesem Tag kündigen.`,
      ],
    },
    {
      title: '6. Unterstützung',
      content: [
        'Wir helfen dir, Anfragen deiner Kundinnen und Kunden zu erfüllen: Auskunft, Berichtigung, Löschung und Herausgabe kannst du im Portal selbst erledigen. Wird der Schutz der Daten verletzt, melden wir es dir unverzüglich mit allem, was du für deine Meldungen nach Art. 33 und 34 DSGVO brauchst.',
      ],
    },
    {
      title: '7. Nachweise und Kontrolle',
      content: [
        'Wir weisen dir auf Anfrage nach, dass wir diese Pflichten einhalten, und ermöglichen Prüfungen nach vorheriger Ankündigung. Für den üblichen Umfang berechnen wir nichts.',
      ],
    },
    {
      title: '8. Ende des Auftrags',
      content: [
        'Vor dem Schließen deines Kontos kannst du alle Daten im Profil mitnehmen. Danach löschen wir sie, soweit das Gesetz keine längere Aufbewahrung verlangt. Wie lange Sicherungskopien bestehen, steht in den Hinweisen zum Datenschutz.',
      ],
    },
    { title: 'Stand', content: [operator.asOf] },
  ],
};
