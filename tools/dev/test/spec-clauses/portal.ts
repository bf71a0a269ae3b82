import { caller, unit, type Section } from './clause.ts';

export const PORTAL: Section = {
  'PORTAL-01': [
    'Each open tile leads to its area, the preview to the own page.',
    'Level 0 opens library and profile.',
    'Level 1 adds preview, configurator, CRM and quick videos.',
    'Level 2 adds seminars and expert videos.',
    'Admins have a tile that leads to /admin.',
  ],
  'PORTAL-02': [
    'Locked tiles are grey.',
    'They lead nowhere.',
    "They say 'Nur mit WBD Lite oder WBD Pro verfügbar' or 'Nur mit WBD Pro verfügbar'.",
  ],
  'PORTAL-03': [
    'From level 1 on, without a booking link, a banner says that customers cannot book.',
    'The banner is red.',
    'It leads to the profile.',
  ],
  'PORTAL-04': [
    'Typing the address of a locked page does not open it.',
    caller('The rules refuse its writes.'),
  ],
};

export const CONF: Section = {
  'CONF-01': [
    "The title is 'WBD-Konfigurator'.",
    'A signed-out person is sent to /auth.',
    'A non-advisor is refused, with a link to /.',
    "'Lädt...' shows while it loads.",
    "'Wir konnten die Daten nicht laden. Lade die Seite am besten neu.'",
    'The preview opens the public page in a new tab.',
    'Its sections are Hero, Kundentestimonials, Seminare and Experten-Videos.',
  ],
  'CONF-02': [
    'Text and subtext are saved and show on the page.',
    'A loop longer than 30 s is refused with a hint, a shorter one is saved.',
    '30 to 90 s are advised for the intro.',
    'The intro is saved with a thumbnail.',
    'The logo is saved, and removing it sets the field to null.',
    'Saving needs a title.',
    'Saving needs a loop.',
  ],
  'CONF-03': ['The share text has its default.', 'A text of their own is saved.'],
  'CONF-04': [
    'Cards have the ratio 9:16.',
    'The grid has 2 to 5 columns.',
    'A testimonial is added.',
    'It is edited.',
    'It is deleted.',
    'The thumbnail is the frame at 2 s unless another one is chosen.',
    'The slider moves by 0.1 s.',
    "Nothing is saved without video, name, quote and 'Kunde hat Einverständnis gegeben'.",
    'A new testimonial has the highest display order plus 1.',
    caller('Deleting removes both files once it can no longer be undone.'),
  ],
  'CONF-05': [
    "Seminars are hidden, shown and reordered: 'Seminar wird nicht mehr angezeigt', 'Seminar wird wieder angezeigt', 'Seminar-Reihenfolge aktualisiert'",
    "Expert videos likewise: 'Video wird nicht mehr angezeigt', 'Video wird wieder angezeigt', 'Video-Reihenfolge aktualisiert'",
    'A change shows before it is stored.',
    "A failure takes it back: 'Das hat leider nicht geklappt', 'Bitte versuche es etwas später erneut.'",
  ],
  'CONF-06': [
    'The bar stands at 60 % behind the video of a testimonial, and at 95 % while it is saved.',
    "'Lade Video hoch...', 'Lade Bild hoch...' and 'Abgeschlossen' name the stages.",
    'The dialog cannot be closed while it is busy.',
    unit('Video and thumbnail fill 60 and 30 %.'),
  ],
  'CONF-07': [
    "'Thumbnail-Erstellung fehlgeschlagen'",
    "'Fehler beim Speichern' with 'Die Änderungen konnten nicht gespeichert werden.'",
    "'Testimonials konnten nicht geladen werden.', 'Seminare konnten nicht geladen werden. Versuche es später erneut.' and 'Konnte Experten-Videos nicht laden :('",
    "'Technischer Fehler: Wir konnten {title} nicht löschen.'",
    "'Testimonial gelöscht'",
    "'Fehler beim Hochladen' with 'Datei konnte nicht hochgeladen werden'",
  ],
};

export const CRM: Section = {
  'CRM-01': [
    'Every column sorts in both directions.',
    'The name filters.',
    'The job filters.',
    'An age filters by equality.',
    'An age range a-b filters inclusively.',
    'An age >n filters.',
    'An age <n filters.',
  ],
  'CRM-02': [
    "The dialog edits a customer: 'Änderungen gespeichert'",
    'The e-mail is read-only in it.',
    'A customer is added.',
    "'Fehler beim Speichern' with 'Die Änderungen konnten nicht gespeichert werden.'",
    "'Fehler beim Laden der Kundendaten'",
    "'Fehler beim Aktualisieren der Kundendaten'",
  ],
  'CRM-03': [
    caller("Another advisor reads no customer of one's own, by the rules."),
    caller("Another advisor writes no customer of one's own, by the rules."),
  ],
  'CRM-04': [
    'Of 10,000 customers only those near the screen are in the page.',
    'All of them are scrolled, sorted and filtered while one types.',
  ],
};

export const LIB: Section = {
  'LIB-01': [
    'The search finds videos.',
    "A checkbox shows only one's own videos.",
    'Each folder of the organisation has a tab.',
    "The tab 'wbd' has seven intro videos.",
  ],
  'LIB-02': [
    'At level 2 a video is uploaded into a folder.',
    'Below level 2 there is no upload button.',
    'An own video is edited.',
    'An own video is deleted.',
    "A colleague's video has neither button.",
    "'Bitte gib einen Titel ein' and 'Bitte lade ein Video hoch'",
    "'Wir konnten das Video nicht hochladen'",
    "'Wir konnten das Video nicht updaten. Versuch es gleich nochmal.'",
    "'Fehler beim Löschen des Videos'",
    caller('A video is stored without a thumbnail.'),
    unit('A video of 10 GB is accepted, a larger one refused with the limit.'),
    'The video fills 80 %, the thumbnail 15 %, and saving stands at 95 %.',
    caller('Deleting a video removes its files.'),
  ],
  'LIB-03': [
    caller('Another organisation is refused the videos and their addresses.'),
    caller('An address plays for 1800 s and no longer.'),
  ],
};

export const QUICK: Section = {
  'QUICK-01': [
    "The field 'Videos suchen...' finds videos.",
    'Own videos show as cards.',
    'Level 2 uploads, and below it the button is missing.',
    'The title is edited.',
    caller('Deleting a video removes its files.'),
    "Nobody else's videos are in the list.",
  ],
  'QUICK-02': [
    'The share link is copied.',
    'The shared page plays the video.',
    caller('The signed address is valid for 1800 s.'),
  ],
};

export const EXP: Section = {
  'EXP-01': [
    'Skeletons show while the list loads.',
    "'Keine Experten-Videos gefunden'",
    'A video has an edit button.',
    "'Neues Experten-Video' leads to the form.",
  ],
  'EXP-02': [
    "'Bitte gib eine Beschreibung ein'",
    'The description has 2 lines at most.',
    "'Bitte gib einen Booking-Link ein' shows with the specific link type only.",
    "'Bitte lade ein Voll-Video hoch'",
    "'Bitte lade ein Hochkant-Bild hoch'",
    'A video is stored without a trailer.',
    'Trailer, video and image fill 10, 70 and 8 %, saving stands at 95 %, then 100 % leads to the list.',
    'The general link type stores no link.',
    "'Fehler beim Aktualisieren des Experten-Videos'",
  ],
  'EXP-03': [
    'The form of a new video has no delete button.',
    'The edit form deletes after a confirmation.',
    "'Fehler beim Löschen' with 'Das Experten-Video konnte nicht gelöscht werden.'",
    "The edit form does not open for a colleague's video.",
  ],
};

export const PROF: Section = {
  'PROF-01': [
    "The title is 'Dein WBD-Profil'.",
    'Code and booking link are saved without spaces around them.',
    'A code with spaces is refused.',
    'An empty code is marked as wrong.',
    'An empty booking link is marked as wrong.',
    "At level 0 neither can be edited: 'Im WBD-Basic-Paket nicht änderbar'",
  ],
  'PROF-02': ['A code of another advisor is refused.', 'The old code forwards to the new one.'],
  'PROF-03': [
    'The cards of Lite and Pro lead to /intern/pricing/{plan}.',
    'The card of Basic leads nowhere.',
  ],
};
