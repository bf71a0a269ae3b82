import { COMPLAINT_DAYS } from '@wbd/domain/notices';
import { MINIMUM_TERM_MONTHS } from '@wbd/domain/plans';
import { RETENTION_DAYS } from '@wbd/domain/retention';
import type { LegalDocument } from './document.ts';
import { operator } from './operator.de.ts';

export const agb: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  intro:
    'Sie gelten, wenn du dich über WBD für ein Seminar anmeldest, einen Termin buchst oder Partner wirst.',
  sections: [
    {
      title: '1. Wer wir sind',
      content: [
        `WBD ist ein Netzwerk, in dem sich Beraterinnen und Berater mit einer eigenen Seite zeigen. Betreiber: ${operator.name}, ${operator.city}. Die Beratung selbst leistet immer die Person, mit der du sprichst; mit ihr kommt ein Vertrag darüber zustande.`,
      ],
    },
    {
      title: '2. Seminare',
      content: [
        'Seminare sind für Teilnehmende kostenlos. Deine Anmeldung ist verbindlich, sobald du die Bestätigung per E-Mail erhalten hast. Die Plätze sind begrenzt und werden in der Reihenfolge der Anmeldungen vergeben.',
        'Kannst du nicht teilnehmen, sag deinen Platz bitte über den Link in deiner Bestätigung ab oder verschiebe ihn dort auf einen anderen Termin, damit jemand anderes ihn bekommt. Muss ein Termin ausfallen, informieren wir dich so früh wie möglich.',
      ],
    },
    {
      title: '3. Termine',
      content: [
        'Persönliche Termine buchst du im Kalender des Beraters. Das erste Gespräch ist kostenlos und verpflichtet dich zu nichts.',
      ],
    },
    {
      title: '4. Pakete für Partner',
      content: [
        `Das Basic-Paket ist kostenlos. Lite und Pro sind kostenpflichtig; es gelten die bei der Buchung angezeigten Preise zuzüglich Umsatzsteuer. Monatlich bezahlte Pakete haben eine Mindestlaufzeit von ${MINIMUM_TERM_MONTHS} Monaten, die Probe ist monatlich kündbar.`,
      ],
    },
    {
      title: '5. Zahlung, Laufzeit und Kündigung',
      content: [
        'Bezahlt wird im Voraus über unseren Zahlungsdienstleister Stripe. Im Profil siehst du dein Paket und kannst es wechseln oder kündigen; deine Daten bleiben dabei erhalten.',
        `Du kannst dein Konto jederzeit im Profil schließen. Ein laufendes Paket endet dann sofort; für Zeit, die schon bezahlt ist, gibt es keine Erstattung. Läuft noch eine Mindestlaufzeit, bleiben die Beträge bis zu ihrem Ende geschuldet und werden wie vereinbart abgebucht; die Summe zeigen wir dir vorher. Deine Daten kannst du nach dem Schließen noch ${RETENTION_DAYS.accountExports} Tage lang herunterladen.`,
        '[[Kündigungsfrist und was nach Ablauf der Mindestlaufzeit gilt]]',
        'Lite und Pro richten sich nur an Unternehmer im Sinne von § 14 BGB; das erklärst du bei der Registrierung. Laufzeit, Summe und Kündigungsfrist stehen neben dem Knopf, mit dem du buchst. Basic ist kostenlos und steht allen offen.',
      ],
    },
    {
      title: '6. Inhalte der Partner',
      content: [
        'Partner stellen nur Inhalte ein, an denen sie die nötigen Rechte haben. Videos mit Kundinnen und Kunden setzen deren Einverständnis voraus. Inhalte, die gegen Gesetze oder gegen diese Bedingungen verstoßen, dürfen wir ausblenden.',
        'Jeder kann einen Inhalt über „Inhalt melden“ melden. Über jede Meldung entscheidet ein Mensch, ohne automatische Mittel. Blenden wir einen Inhalt aus, verschwindet er überall, und wer ihn eingestellt hat, bekommt die Begründung per E-Mail und im Portal. Auch wer gemeldet hat, erfährt die Entscheidung und ihre Gründe.',
        `Gegen eine Ausblendung kannst du ${COMPLAINT_DAYS} Tage lang kostenlos im Portal widersprechen. Dann prüft ein Mensch noch einmal, und zwar ein anderer, wenn es einen gibt. Geben wir dir recht, ist der Inhalt wieder überall da. Die Wege zu einer außergerichtlichen Streitbeilegung und zum Gericht bleiben dir daneben offen.`,
      ],
    },
    {
      title: '7. Filme, die Partner einander verkaufen',
      content: [
        'Partner können einander Filme verkaufen. Der Vertrag über einen Film kommt zwischen Verkäufer und Käufer zustande, sobald die Zahlung bestätigt ist. Wir stellen dafür den Marktplatz, sind nicht selbst Vertragspartei und stehen nicht für den Inhalt der Filme ein. Fragen, Mängel und Erstattungen klären beide miteinander; wer der Verkäufer ist, steht beim Angebot und auf der Rechnung.',
        'Gekauft und verkauft wird als Unternehmer im Sinne von § 14 BGB. Bezahlt wird über Stripe auf das Konto des Verkäufers; die Rechnung stellen wir in seinem Namen aus. Unseren Anteil am Nettopreis nennen wir Verkäufern, bevor sie etwas anbieten. Verkäufer sind für ihre Angaben, ihre Steuern und die Rechte an ihren Filmen verantwortlich.',
        `Einen gekauften Film kannst du ansehen, solange er in WBD liegt. Erstattet der Verkäufer den vollen Betrag oder fordert deine Bank ihn zurück, endet der Zugang. Schließt der Verkäufer sein Konto, siehst du den Film noch ${RETENTION_DAYS.endedFilms} Tage lang; darüber informieren wir dich.`,
      ],
    },
    {
      title: '8. Haftung',
      content: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Die Inhalte der Seminare ersetzen keine individuelle Beratung.',
      ],
    },
    {
      title: '9. Schluss',
      content: [
        'Es gilt deutsches Recht. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen wirksam. Änderungen teilen wir dir rechtzeitig per E-Mail mit.',
      ],
    },
  ],
};
