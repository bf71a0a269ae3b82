import { FILE_TARGETS, formatFileSize } from '@wbd/domain/files';
import {
  formatMoney,
  MINIMUM_TERM_MONTHS,
  planPrice,
  priceKey,
  paidPlanWords,
  type PaidPlan,
  type Schedule,
} from '@wbd/domain/plans';
import { COMMISSION_NOTE } from '../shared/commission-note.de.ts';
import type { PartnerType } from '../shared/partner-types.ts';

/** A price as the price list has it. */
const price = (plan: PaidPlan, schedule: Schedule) =>
  formatMoney(planPrice(priceKey(plan, schedule))?.cents ?? 0);

interface Landing {
  title: string;
  text: string;
  /** at most three */
  benefits: readonly { title: string; text: string }[];
  /** how one customer gets to an appointment */
  journey: { title: string; steps: readonly { title: string; text: string }[] };
  questions: readonly { question: string; answer: string }[];
}

const largestVideo = formatFileSize(FILE_TARGETS['seminars/video'].maxBytes);

export const landings: Record<PartnerType, Landing> = {
  scout: {
    title: 'Du kennst die Menschen. Wir kennen die Beratung.',
    text: 'Als Scout empfiehlst du Seiten, Seminare und Videos weiter. Wer sich über deinen Link anmeldet, bleibt dir zugeordnet. Zahlt deine Organisation dafür Provision, siehst du jeden Betrag mit seinem Grund.',
    benefits: [
      {
        title: 'Empfehlen statt verkaufen',
        text: 'Du teilst einen Link. Die Beratung übernehmen Menschen, die das gelernt haben.',
      },
      {
        title: 'Nachvollziehbar',
        text: 'Du siehst, wie oft deine Links geöffnet wurden, wer sich angemeldet hat, wer beim Seminar war und wer ein Gespräch wollte.',
      },
      {
        title: 'Ohne Kosten',
        text: 'Basic kostet nichts, heute nicht und nicht nach einem Probemonat.',
      },
    ],
    journey: {
      title: 'So wird aus einem Tipp ein Gespräch',
      steps: [
        {
          title: 'Du teilst ein Seminar',
          text: 'In deinem Portal stehen Seminare und Videos mit einer fertigen Nachricht. Ein Klick, und sie ist in WhatsApp oder in einer E-Mail.',
        },
        {
          title: 'Deine Bekannte meldet sich an',
          text: 'Mit Name, E-Mail und einem Code per SMS. Bestätigung, Kalendereintrag und Erinnerung kommen von selbst.',
        },
        {
          title: 'Du siehst, was daraus wurde',
          text: 'Vorname und Anfangsbuchstabe, ob sie beim Seminar war, und ob sie ein Gespräch wollte. Mehr erfährst du nicht, und mehr brauchst du nicht.',
        },
      ],
    },
    questions: [
      {
        question: 'Was kostet es, Scout zu sein?',
        answer: 'Nichts. Basic ist kostenlos und läuft ohne Vertrag.',
      },
      {
        question: 'Muss ich beraten oder etwas verkaufen?',
        answer:
          'Nein. Du stellst Kontakte her. Beraten wird von den Beraterinnen und Beratern im Netzwerk.',
      },
      {
        question: 'Woran erkennt WBD, dass jemand von mir kommt?',
        answer:
          'An deinem Link. Wer sich darüber das erste Mal anmeldet, bleibt dauerhaft dir zugeordnet.',
      },
      {
        question: 'Wie ist das mit der Provision?',
        answer: COMMISSION_NOTE,
      },
      {
        question: 'Kann ich später mehr machen?',
        answer: `Ja. Du kannst jederzeit auf ${paidPlanWords('oder')} wechseln und behältst alles, was du hast.`,
      },
    ],
  },
  advisor: {
    title: 'Deine Seite spricht für dich, bevor du es tust.',
    text: 'Mit Lite bekommst du einen persönlichen Auftritt: mit Video, echten Kundenstimmen und einem Knopf, der direkt zu deinem Kalender führt.',
    benefits: [
      {
        title: 'Eine Seite unter deinem Namen',
        text: 'Bild, Text und Vorstellungsvideo pflegst du selbst. Fertig ist sie in wenigen Minuten.',
      },
      {
        title: 'Kunden, die für dich sprechen',
        text: 'Kurze Video-Empfehlungen wirken mehr als jedes Versprechen.',
      },
      {
        title: 'Alle Kontakte an einem Ort',
        text: 'Wer sich anmeldet, steht in deinem CRM. Nur du siehst deine Kunden.',
      },
    ],
    journey: {
      title: 'So wird aus einem Besuch ein Termin',
      steps: [
        {
          title: 'Jemand öffnet deine Seite',
          text: 'Dein Vorstellungsvideo, was andere über dich sagen, Seminare und Experten-Videos aus dem Netzwerk: alles unter deinem Namen.',
        },
        {
          title: 'Ein Knopf führt zu dir',
          text: 'Wer einen Termin möchte, bestätigt seine Nummer, sagt, worum es geht, und landet in deinem Kalender. Ohne Kalender bekommst du die Bitte um einen Anruf.',
        },
        {
          title: 'Du weißt, wer kommt',
          text: 'Name, Nummer und Anliegen stehen in einer E-Mail an dich und in deinem CRM, mit Notizen und Wiedervorlage.',
        },
      ],
    },
    questions: [
      {
        question: 'Brauche ich eine eigene Webseite?',
        answer:
          'Nein. Deine Seite liegt bei uns unter deinem Namen. Du kannst von überall auf sie verlinken.',
      },
      {
        question: 'Wie buchen Kunden einen Termin?',
        answer:
          'Du hinterlegst den Link zu deinem Kalender. Deine Seite führt Kunden nach einer kurzen Anmeldung dorthin.',
      },
      {
        question: 'Darf ich auf Seminare anderer hinweisen?',
        answer:
          'Ja. Du entscheidest, welche Seminare und Experten-Videos aus dem Netzwerk auf deiner Seite stehen, und meldest deine Kunden dazu an.',
      },
      {
        question: 'Wie lange binde ich mich?',
        answer: `Monatlich heißt: mindestens ${MINIMUM_TERM_MONTHS} Monate, für ${price('lite', 'monthly')} im Monat. Jährlich zahlst du ${price('lite', 'annual')} einmal im Jahr. Mit Probe kannst du jeden Monat kündigen, für ${price('lite', 'cancellable')} im Monat. Alle Preise zzgl. MwSt.`,
      },
      {
        question: 'Was passiert mit meinen Daten, wenn ich kündige?',
        answer:
          'Nach dem bezahlten Zeitraum geht dein Konto auf Basic zurück. Kunden und Inhalte bleiben gespeichert, bis du sie löschst.',
      },
    ],
  },
  specialist: {
    title: 'Dein Wissen verdient ein größeres Publikum.',
    text: 'Mit Pro erreichst du die Kunden des ganzen Netzwerks: in Seminaren und mit Experten-Videos, aus denen heraus man dich direkt bucht.',
    benefits: [
      {
        title: 'Seminare ohne Papierkram',
        text: 'Termine, Plätze, Bestätigung und Erinnerung laufen von selbst. Du kümmerst dich um den Inhalt.',
      },
      {
        title: 'Experten-Videos',
        text: 'Andere Beraterinnen und Berater zeigen dein Video auf ihrer Seite und schicken dir passende Kunden.',
      },
      {
        title: 'Ein Kalender je Thema',
        text: 'Jedes Video kann auf einen eigenen Buchungslink führen.',
      },
    ],
    journey: {
      title: 'So wird aus deinem Thema ein Mandat',
      steps: [
        {
          title: 'Kollegen zeigen dein Seminar',
          text: 'Du veröffentlichst einmal. Wer es auf der eigenen Seite zeigt, lädt seine Kunden zu dir ein.',
        },
        {
          title: 'Plätze füllen sich von selbst',
          text: 'Anmeldung mit Code, Bestätigung, Erinnerung und Warteliste laufen ohne dich. Am Eingang hakst du ab, wer da ist.',
        },
        {
          title: 'Danach bucht man dich',
          text: 'Dein Experten-Video führt in den Kalender, der zu diesem Thema gehört. Die Kunden bleiben bei denen, die sie geschickt haben.',
        },
      ],
    },
    questions: [
      {
        question: 'Was unterscheidet Pro von Lite?',
        answer:
          'Pro enthält alles aus Lite. Dazu kommen Seminare, Experten-Videos und das Hochladen in Wissensbibliothek und Schnellvideos.',
      },
      {
        question: 'Wer sieht meine Seminare?',
        answer:
          'Du und deine Organisation. Auf öffentlichen Seiten stehen sie, sobald jemand sie dort zeigen möchte.',
      },
      {
        question: 'Kann ein Termin überbucht werden?',
        answer:
          'Nein. Du legst die Plätze fest. Ist der letzte vergeben, ist der Termin ausgebucht.',
      },
      {
        question: 'Welche Videos kann ich hochladen?',
        answer: `Übliche Formate wie MP4 bis ${largestVideo}. Bricht die Verbindung ab, geht das Hochladen dort weiter, wo es stand.`,
      },
      {
        question: 'Kann ich erst einmal ausprobieren?',
        answer: `Ja, mit der Abrechnung Probe: Sie kostet ${price('pro', 'cancellable')} im Monat und ist monatlich kündbar. Das Jahresabo kostet ${price('pro', 'annual')}. Beide Preise zzgl. MwSt.`,
      },
    ],
  },
  manager: {
    title: 'Ein Team, das voneinander lernt.',
    text: 'Mit Pro gibst du deinem Team Inhalte, die wirken: Seminare zum Mitnutzen und eine Wissensbibliothek, die alle kennen.',
    benefits: [
      {
        title: 'Eine Bibliothek für alle',
        text: 'Was du einmal erklärst, steht deiner ganzen Organisation jederzeit als Video bereit.',
      },
      {
        title: 'Seminare gemeinsam nutzen',
        text: 'Dein Team sieht die Seminare der Organisation und lädt eigene Kunden dazu ein.',
      },
      {
        title: 'Selbst sichtbar bleiben',
        text: 'Eigene Seite, Experten-Videos und Seminare: Du gehst mit gutem Beispiel voran.',
      },
    ],
    journey: {
      title: 'So lernt dein Team voneinander',
      steps: [
        {
          title: 'Du erklärst es einmal',
          text: 'Dein Video steht in der Wissensbibliothek deiner Organisation, geordnet in Ordnern und mit Untertiteln.',
        },
        {
          title: 'Dein Team lädt zu deinem Seminar ein',
          text: 'Alle Beraterinnen und Berater deiner Organisation sehen die Termine und melden ihre eigenen Kunden an.',
        },
        {
          title: 'Gute Videos machen die Runde',
          text: 'Ein Schnellvideo teilst du mit dem Netzwerk. Andere schicken es unter ihrem Link weiter, dein Name steht dabei.',
        },
      ],
    },
    questions: [
      {
        question: 'Braucht jedes Teammitglied ein eigenes Paket?',
        answer:
          'Ja. Jede Person hat ihr eigenes Konto, für den Anfang reicht das kostenlose Basic.',
      },
      {
        question: 'Sehe ich die Kunden meines Teams?',
        answer:
          'Nein. Kunden sieht nur, wer sie betreut. In deinen Seminaren siehst du, wer angemeldet ist.',
      },
      {
        question: 'Wer sieht Videos in der Wissensbibliothek?',
        answer: 'Nur Mitglieder deiner Organisation, nachdem sie sich angemeldet haben.',
      },
      {
        question: 'Können andere meine Seminare mitnutzen?',
        answer:
          'Ja. Beraterinnen und Berater deiner Organisation laden ihre Kunden ein, ändern kannst die Seminare nur du.',
      },
      {
        question: 'Wie rechnet ihr ab?',
        answer: 'Per Karte, je Konto. Rechnungen und Zahlungsdaten verwaltest du in deinem Profil.',
      },
    ],
  },
};
