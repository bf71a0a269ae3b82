import type { ErrorCode } from './error-codes.ts';
import { GENERIC_ERROR_TEXT } from './generic-error-text.de.ts';

/** The default words for every code; a missing one does not compile. */
export const errorTexts: Record<ErrorCode, string> = {
  'app/unproven':
    'Die Sicherheitsprüfung hat nicht geklappt. Schalte Werbe- und Skriptblocker für diese Seite aus, lade sie neu und versuche es noch einmal.',
  'call/unknown': 'Inzwischen gibt es eine neuere Fassung dieser Seite. Lade sie neu.',
  'auth/required': 'Bitte melde dich zuerst an.',
  'auth/phone-required': 'Bitte bestätige zuerst deine Telefonnummer.',
  'auth/email-unconfirmed': 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  'auth/email-differs':
    'Deine Anmelde-Adresse und die Adresse deines Kontos unterscheiden sich. Bestätige die Adresse deines Kontos noch einmal: Den Link dafür forderst du auf deinem Dashboard an.',
  'auth/second-factor-required':
    'Dafür brauchst du einen zweiten Faktor. Du richtest ihn in deinem Profil unter „Konto“ ein.',
  'auth/password-required': 'Bitte gib dein Passwort noch einmal ein.',
  'auth/code-required':
    'Zu deinem Schutz fragen wir deine Telefonnummer noch einmal ab. Bestätige sie mit einem neuen Code.',
  'account/blocked':
    'Dieser Zugang ist gesperrt oder wird gerade gelöscht. Mehr steht in unserer E-Mail an dich. Bei Fragen findest du unsere Adresse im Impressum.',
  'account/own': 'Deinen eigenen Zugang kannst du nicht sperren.',
  'support/admin': 'Die Ansicht anderer Admins kannst du nicht öffnen.',
  'support/ended': 'Diese Ansicht ist beendet. Öffne sie mit einem Grund erneut.',
  'organisation/unknown': 'Diese Organisation gibt es nicht mehr.',
  'organisation/name-taken': 'Eine Organisation mit diesem Namen gibt es schon.',
  'permission/denied': 'Dafür fehlt dir die Berechtigung.',
  'upload/stopped':
    'Du hast an einem Tag sehr viel hochgeladen. Nach 24 Stunden kannst du weitere Dateien hochladen.',
  'upload/file-changed':
    'Die Datei wurde verschoben, umbenannt, geändert oder gelöscht, seit du sie ausgewählt hast. Wähle sie noch einmal aus.',
  'upload/elsewhere': 'Dieser Upload läuft schon in einem anderen Tab.',
  'input/invalid': 'Bitte prüfe deine Angaben.',
  'rate/limited': 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.',
  'advisor/not-found': 'Berater nicht gefunden.',
  'advisor/code-taken': 'Dieser Code ist bereits vergeben. Bitte wähle einen anderen.',
  'advisor/email-taken': 'Diese E-Mail-Adresse ist bereits registriert.',
  'advisor/create-failed': 'Fehler beim Erstellen des Accounts',
  'advisor/basic-plan': 'Im WBD-Basic-Paket nicht änderbar',
  'password/simple':
    'Dieses Passwort ist zu leicht zu erraten: Es besteht nur aus Wiederholungen oder aus Tasten in einer Reihe. Bitte wähle ein anderes.',
  'password/common':
    'Dieses Passwort probieren Angreifer als Erstes. Wähle ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  'password/personal':
    'Dieses Passwort besteht fast nur aus deinem Namen, deiner E-Mail-Adresse, deinem Code oder „WBD“. Bitte wähle ein anderes.',
  'organisation/not-found': 'Top-Orga ist erforderlich',
  'code/not-sent': 'Wir konnten keinen Code versenden. Bitte versuche es später erneut.',
  'contract/not-accepted':
    'Bitte bestätige zuerst die Vertragsbedingungen. Du findest sie auf der Startseite deines Portals.',
  'customer/not-found': 'Keinen passenden Kunden gefunden',
  'phone/invalid': 'Ungültige Telefonnummer',
  'customer/phone-taken': 'Diese Telefonnummer ist bereits registriert.',
  'customer/email-taken': 'Diese E-Mail-Adresse ist bereits registriert.',
  'customer/email-proven':
    'Diese Person hat sich selbst angemeldet. Ihre E-Mail-Adresse ändert sie bei der nächsten Anmeldung.',
  'customer/incomplete': 'Bei diesem Kunden fehlt die E-Mail-Adresse.',
  'customer/no-contact':
    'Gib eine Telefonnummer oder E-Mail-Adresse an, oder schreib dazu, warum es beides nicht gibt.',
  'customer/not-informed':
    'Diese Einschränkung hat die Person selbst verlangt. Bestätige, dass du ihr vorher Bescheid gesagt hast.',
  'customer/restricted':
    'Die Verarbeitung der Daten dieses Kunden ist eingeschränkt: Du darfst ihn nicht einladen.',
  'customer/too-many-tags': 'Ein Kunde kann höchstens 10 Schlagwörter haben.',
  'customer/proven':
    'Dieser Kunde hat seine Telefonnummer selbst bestätigt, deshalb bleibt sein Eintrag.',
  'own-data/not-found':
    'Zu dieser Nummer und diesem Namen haben wir nichts gespeichert. Schreib deinen Namen so wie bei deiner Anmeldung. Hilft das nicht, frag deinen Berater oder schreib uns: Die Adresse steht in den Hinweisen zum Datenschutz.',
  'session/not-found': 'Termine nicht gefunden.',
  'session/past': 'Dieser Termin liegt in der Vergangenheit. Bitte wähle einen anderen.',
  'session/called-off': 'Dieser Termin fällt aus. Bitte wähle einen anderen.',
  'session/guests-full':
    'An diesem Termin sind die Plätze für Gäste dieses Beraters vergeben. Bitte wähle einen anderen.',
  'session/full': 'Dieser Termin ist leider voll (Ausgebucht). Bitte wähle einen anderen.',
  'registration/duplicate': 'Du bist bereits für dieses Seminar angemeldet',
  'registration/elsewhere': 'Du hast in diesem Seminar schon einen Platz an einem anderen Termin.',
  'seminar/not-found': 'Seminar nicht gefunden.',
  'seminar/not-shown':
    'Deine Seite zeigt dieses Seminar nicht. Blende es im Konfigurator ein, dann kannst du Kunden anmelden.',
  'seminar/has-registrations': 'Es gibt bereits Anmeldungen für dieses Seminar.',
  'registration/not-found': 'Diese Person ist für den Termin nicht angemeldet.',
  'appointment/not-found': 'Diesen Termin gibt es nicht mehr.',
  'appointment/taken':
    'Diese Zeit ist gerade vergeben worden. Bitte wähle eine andere, deine Angaben bleiben stehen.',
  'appointment/over': 'Dieser Termin ist vorbei oder abgesagt und lässt sich nicht mehr ändern.',
  'appointment/too-many':
    'Du hast schon drei Termine vereinbart. Sage einen davon ab oder warte, bis einer vorbei ist.',
  'appointment-type/not-found': 'Diese Terminart gibt es nicht mehr. Bitte wähle eine andere.',
  'appointment-type/too-many': 'Du kannst höchstens 20 Terminarten anlegen.',
  'link/invalid': 'Dieser Link gilt nicht. Öffne ihn am besten noch einmal aus deiner E-Mail.',
  'link/superseded': 'Es gibt einen neueren Link. Zum Ändern nimm den aus deiner neuesten E-Mail.',
  'link/expired': 'Dieser Link ist abgelaufen. Bitte fordere einen neuen an.',
  'waiting/duplicate': 'Du stehst für diesen Termin schon auf der Warteliste.',
  'waiting/full': 'Die Warteliste für diesen Termin ist voll. Bitte wähle einen anderen Termin.',
  'waiting/not-found': 'Du stehst für diesen Termin nicht auf der Warteliste.',
  'offer/expired': 'Dieses Angebot ist abgelaufen. Der Platz geht an die nächste Person.',
  'video/not-found': 'Wir konnten das Video nicht finden.',
  'video/not-ready':
    'Dieses Video wird noch vorbereitet. Schau in ein paar Minuten noch einmal vorbei.',
  'video/failed': 'Dieses Video steht nicht zur Verfügung.',
  'folder/not-found': 'Diesen Ordner gibt es nicht mehr.',
  'folder/not-empty': 'In diesem Ordner liegen noch Videos. Löschen kannst du nur leere Ordner.',
  'folder/name-taken': 'Einen Ordner mit diesem Namen gibt es schon.',
  'folder/too-many': 'Mehr als 40 Ordner kann eine Organisation nicht haben.',
  'deal/not-found': 'Diesen Abschluss gibt es nicht mehr.',
  'deal/own':
    'Einen Abschluss, den du selbst gemeldet hast oder an dem du verdienst, bestätigt jemand anderes.',
  'deal/decided': 'Über diesen Abschluss wurde schon entschieden. Lade die Seite neu.',
  'deal/differs': 'Gemeldet ist ein anderer Betrag.',
  'deal/before-referral':
    'Der Abschluss liegt vor der Empfehlung. Dafür gibt es nur Provision, wenn deine Organisation das ausdrücklich so entscheidet.',
  'deal/no-terms':
    'Für den Tag dieses Abschlusses gelten noch keine Bedingungen. Lege sie zuerst fest.',
  'terms/past': 'Neue Bedingungen gelten frühestens ab morgen.',
  'payer/incomplete':
    'Hinterlege zuerst, wie deine Organisation heißt und von welchem Konto sie zahlt.',
  'close/month': 'Abgeschlossen wird der letzte Monat. Lade die Seite neu.',
  'close/broken':
    'Die nächtliche Prüfung der Buchungen hat Abweichungen gefunden. WBD geht ihnen nach, bis dahin wird nichts abgeschlossen.',
  'money-change/not-found': 'Diese Änderung gibt es nicht mehr.',
  'money-change/effective': 'Diese Änderung gilt schon und lässt sich nicht mehr stoppen.',
  'payout/not-found': 'Diese Auszahlung gibt es nicht mehr.',
  'payout/own': 'Eine Auszahlung, die du angelegt hast, gibt jemand anderes frei.',
  'payout/decided': 'An dieser Auszahlung hat sich etwas geändert. Lade die Seite neu.',
  'payout/empty': 'Es gibt keine Gutschrift, die auf eine Auszahlung wartet.',
  'statement/not-found': 'Diese Abrechnung gibt es nicht.',
  'statement/decided': 'An dieser Abrechnung hat sich etwas geändert. Lade die Seite neu.',
  'statement/on-its-way':
    'Diese Abrechnung steckt in einer Auszahlung oder ist bezahlt. Aufheben lässt sie sich nur davor.',
  'sale/not-found': 'Dieses Angebot gibt es nicht mehr.',
  'sale/own': 'Das ist dein eigenes Angebot.',
  'sale/seller-incomplete':
    'Zum Verkaufen fehlen noch Angaben. Unter „Meine Angebote“ siehst du, welche.',
  'sale/not-connected':
    'Dein Konto bei Stripe kann noch keine Zahlungen annehmen. Schließ die Anmeldung dort zuerst ab.',
  'sale/not-offered': 'Dieses Angebot wird gerade nicht verkauft.',
  'sale/price-changed':
    'Der Preis hat sich gerade geändert. Lade die Seite neu und sieh ihn dir noch einmal an.',
  'sale/bought-already': 'Diesen Film hast du schon gekauft. Du findest ihn unter „Gekauft“.',
  'sale/has-buyers':
    'Diesen Film hat schon jemand gekauft. Du kannst ihn aus dem Verkauf nehmen, aber nicht löschen.',
  'sale/returned': 'Dieser Betrag ist schon erstattet.',
  'sale/film-fixed':
    'Der Film selbst lässt sich nur tauschen, solange das Angebot ein Entwurf ist.',
  'sale/switched-off': 'Filme werden auf WBD gerade nicht verkauft.',
  'checkout/failed':
    'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
  'billing/cancelled': 'Dein Paket ist gekündigt. Nimm zuerst die Kündigung zurück.',
  'billing/card-declined':
    'Deine Karte wurde abgelehnt. Hinterlege in deinem Profil eine andere und versuche es noch einmal.',
  'billing/confirm-change': 'Bitte bestätige zuerst den Wechsel.',
  'billing/current-plan': 'Dieses Paket hast du bereits.',
  'billing/downgrade': 'Ein Wechsel in ein kleineres Paket ist nur zum Ende der Laufzeit möglich.',
  'billing/minimum-term':
    'Dieser Wechsel würde deine Vertragslaufzeit verkürzen. Er ist möglich, sobald sie zu Ende ist.',
  'billing/special-agreement':
    'Für dein Abo gilt eine Sondervereinbarung. Schreib uns, dann stellen wir es für dich um.',
  'invoice/not-found': 'Diese Rechnung gibt es nicht mehr.',
  'billing/none': 'Du hast gerade kein kostenpflichtiges Paket.',
  'mail/failed': 'Die E-Mail konnte nicht gesendet werden. Bitte versuche es später erneut.',
  'mail/not-failed': 'Diese E-Mail muss nicht noch einmal verschickt werden.',
  'mail/no-consent': 'Für diese Person ist keine Einwilligung in Einladungen eingetragen.',
  'mail/objected': 'Diese Person möchte keine Einladungen per E-Mail bekommen.',
  'notice/not-found': 'Diesen Inhalt gibt es nicht mehr. Vielleicht ist er schon ausgeblendet.',
  'notice/known': 'Dieser Inhalt ist schon oft gemeldet worden. Wir prüfen ihn gerade.',
  'notice/other-admin':
    'Über einen Widerspruch entscheidet jemand anderes als beim ersten Mal. Bitte gib ihn an einen anderen Admin weiter.',
  'notice/too-late': 'Die Frist für den Widerspruch ist vorbei.',
  'team/elsewhere': 'Du bist schon in einem Team. Verlasse es zuerst, dann kannst du wechseln.',
  'team/not-found': 'Dieses Team gibt es nicht mehr, oder du gehörst nicht mehr dazu.',
  'team/member-not-found': 'Diese Person ist nicht mehr in deinem Team.',
  'team/needs-pro': 'Ein Team leiten kann nur, wer das Paket Pro hat.',
  'team/full': 'Mehr als 100 Mitglieder kann ein Team nicht haben.',
  'team/too-many-invitations': 'Es sind schon 50 Einladungen offen. Nimm zuerst eine davon zurück.',
  'team/member-already': 'Diese Person ist schon in deinem Team.',
  'team/invitation-invalid':
    'Diese Einladung gilt nicht mehr, oder sie ging an eine andere E-Mail-Adresse. Bitte lass dir eine neue schicken.',
  'team/lead-not-found': 'Unter diesem Berater-Code finden wir niemanden, der ein Team leitet.',
  'team/circle': 'Das geht nicht: Dieses Team steht schon unter deinem.',
  'team/too-deep': 'Mehr als drei Ebenen von Teams sind nicht möglich.',
  'team/too-many-below': 'Unter diesem Team stehen schon 20 Teams.',
  maintenance:
    'Wir warten das Portal gerade und speichern deshalb nichts. Versuch es später nochmal.',
  conflict:
    'Das wurde inzwischen an anderer Stelle geändert. Deine Angaben sind noch da – lade den neuen Stand.',
  'data/unreadable':
    'Diese Daten können wir gerade nicht anzeigen. Bitte versuche es später erneut.',
  timeout: 'Das hat zu lange gedauert. Versuch es gleich nochmal.',
  unavailable: 'Der Server ist gerade nicht erreichbar. Versuch es gleich nochmal.',
  internal: GENERIC_ERROR_TEXT,
};
