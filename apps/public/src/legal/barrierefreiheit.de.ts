import type { LegalDocument } from './document.ts';
import { operator } from './operator.de.ts';

/** What a service has to say under section 14 and annex 3 of the German accessibility act (BFSG). */
export const barrierefreiheit: LegalDocument = {
  title: 'Barrierefreiheit',
  intro:
    'Informationen nach § 14 und Anlage 3 des Barrierefreiheitsstärkungsgesetzes (BFSG): was WBD leistet, wie du es bedienst und wo es noch Barrieren gibt.',
  sections: [
    {
      title: 'Anbieter',
      content: [`${operator.name}, ${operator.street}, ${operator.city}, ${operator.email}.`],
    },
    {
      title: 'Was WBD leistet',
      content: [
        'Beraterinnen und Berater zeigen sich bei WBD mit einer eigenen Seite. Dort kannst du ohne Konto',
        [
          'Videos und Kundenstimmen ansehen,',
          'dich für ein Seminar anmelden, deinen Platz wechseln oder absagen,',
          'einen persönlichen Termin anfragen,',
          'Partner werden und ein Paket buchen.',
        ],
      ],
    },
    {
      title: 'Wie du es bedienst',
      content: [
        'Jede Seite hat eine Überschrift, einen Hauptbereich und am Anfang einen Sprung zum Inhalt. Für eine Anmeldung wählst du einen Termin, gibst deinen Namen, deine E-Mail-Adresse und deine Telefonnummer an und bestätigst die Nummer mit einem Code, den du per SMS bekommst. Danach erhältst du eine E-Mail mit allen Angaben und einer Kalender-Datei.',
        'Was in einem Formular fehlt, steht neben dem Feld und wird von Screenreadern vorgelesen. Was du eingegeben hast, bleibt bei einem Fehler stehen.',
      ],
    },
    {
      title: 'Wie wir die Anforderungen erfüllen',
      content: [
        'Maßstab sind die harmonisierte Norm EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA. Insbesondere',
        [
          'lassen sich Anmeldung und Registrierung allein mit der Tastatur abschließen, und du siehst, wo du gerade bist,',
          'sind Seiten ab einer Breite von 320 Pixeln und mit doppelt so großer Schrift bedienbar,',
          'haben Texte in der hellen und in der dunklen Darstellung ausreichenden Kontrast,',
          'haben Bilder, die etwas mitteilen, einen Text, und Felder eine Beschriftung,',
          'startet kein Video mit Ton von selbst, und wer am Gerät weniger Bewegung eingestellt hat, sieht keine Animationen.',
        ],
        'Wir prüfen das bei jeder Änderung mit automatischen Tests und mit der Tastatur.',
        `Letzte Prüfung durch Menschen: ${operator.accessibilityReview}`,
      ],
    },
    {
      title: 'Was noch nicht barrierefrei ist',
      content: [
        'Diese Inhalte sind noch nicht vollständig barrierefrei:',
        [
          'Videos, die Beraterinnen und Berater selbst hochladen, haben nicht immer Untertitel und keine Audiodeskription.',
          'Dokumente zum Herunterladen, zum Beispiel Seminarunterlagen als PDF, kommen von den Beraterinnen und Beratern und sind nicht immer für Screenreader aufbereitet.',
          'Der Kalender, in dem du einen persönlichen Termin buchst, und die Zahlungsseite gehören anderen Anbietern.',
        ],
        'Fehlt dir dadurch etwas, schicken wir dir den Inhalt auf Anfrage in einer Form, die du nutzen kannst.',
        `Weitere bekannte Einschränkungen: ${operator.accessibilityLimits}`,
      ],
    },
    {
      title: 'Barriere melden',
      content: [
        `Ist dir eine Barriere aufgefallen? Schreib an ${operator.accessibilityEmail} oder ruf an: ${operator.phone}. Nenne uns am besten die Adresse der Seite und was nicht ging. Wir antworten dir so bald wie möglich.`,
      ],
    },
    {
      title: 'Zuständige Marktüberwachungsbehörde',
      content: [
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
        operator.accessibilityAuthority,
      ],
    },
    { title: 'Stand', content: [operator.asOf] },
  ],
};
