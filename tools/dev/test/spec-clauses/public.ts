import { caller, unit, type Section, departed } from './clause.ts';

export const ROUTE: Section = {
  'ROUTE-01': [
    'A visitor sees the default advisor page at /.',
    'A signed-in advisor is sent from / to their own page.',
  ],
  'ROUTE-02': [
    'A signed-out person on a guarded page is sent to /auth.',
    'The sign-in leads back to the original path with its query.',
  ],
  'ROUTE-03': [
    "The wrong role reads 'Zugriff verweigert' and 'Diese Seite ist nur für Berater/Kunden verfügbar'.",
    'A link leads home from there.',
  ],
  'ROUTE-04': [
    'Signing out returns to /.',
    "The toast 'Erfolgreich ausgeloggt' confirms it.",
    "A failure shows 'Fehler beim Abmelden'.",
    'A session that is missing already is no failure.',
  ],
  'ROUTE-05': ["An unknown path shows '404'.", 'A link leads home from there.'],
  'ROUTE-06': [
    '/legal/impressum shows the imprint.',
    '/legal/datenschutz shows the privacy notice.',
    '/legal/agb shows the terms.',
  ],
  'ROUTE-07': [
    'The browser goes on to the url of the query.',
    "'Augenblick, wir leiten dich weiter...' shows meanwhile.",
    'The address of a public seminar file gets the folder onepager.',
    "Without a link: 'Wir konnten den Redirect-Link nicht finden.'",
    'javascript: and data: addresses lead nowhere.',
    'A foreign origin waits for a click.',
  ],
  'ROUTE-08': [
    '/file-preview/{bucket}/{folder}/{file} plays the file in a bare player.',
    '/file-preview/seminars/{path} plays a seminar file.',
  ],
  'ROUTE-09': [
    '/smoleuro sells the test offer for 50 cents.',
    'The payment ends at /smoleuro-graciously-given.',
    'No page links to it.',
  ],
  'ROUTE-10': [
    departed(
      'The session is kept in local storage and survives a reload.',
      'It is kept in IndexedDB, or in local storage where the browser has none.',
    ),
    'A token that has run out is refreshed without a word.',
    unit('Signing in sets the session and its type, advisor or customer.'),
    unit('A refreshed token sets them again.'),
    'Signing out ends the session in every tab.',
    unit('Signing out clears the session and everything that was read for it.'),
  ],
  'ROUTE-11': [
    'A module that cannot be loaded is explained in its place.',
    'The retry shows it.',
    'The rest of the portal keeps working.',
  ],
  'ROUTE-12': ['Nine old seminar ids lead to their new ids.'],
  'ROUTE-13': [
    'A hidden seminar is on no page and has none.',
    'A hidden expert video has no page.',
    caller('A caller who knows hidden ids reads nothing, and no published page names them.'),
    'The advisor internaltesting sees a hidden seminar.',
    'The advisor internaltesting sees a hidden expert video.',
  ],
};

export const PUB: Section = {
  'PUB-01': [
    'The top bar shares the page.',
    'An advisor has a button that leads to the portal.',
    'A visitor has no portal button.',
    'A customer has no portal button.',
    'A visitor has a login button.',
    'A signed-in person has a logout button instead.',
  ],
  'PUB-02': [
    'The default page has a generic hero.',
    'A button scrolls to the seminars.',
    'A button scrolls to the coachings.',
  ],
  'PUB-03': [
    'A background video loops.',
    'The hero shows its text.',
    'Parts of the subtext between underscores are in italics.',
    'The intro video has a poster and plays.',
    'The logo shows.',
    'A button leads to /action/{id}/appointment/{id}.',
    'Without intro and logo neither of them shows.',
  ],
  'PUB-04': ["'Whoops, falscher Link!'", 'A hint says to ask the advisor for the right link.'],
  'PUB-05': [
    'A testimonial without a display order is hidden.',
    'The others come by ascending display order.',
    "Title 'Fehler', text 'Testimonials konnten nicht geladen werden.'",
  ],
  'PUB-06': [
    'A seminar is in the carousel unless the selection says otherwise.',
    'An expert video is in the grid unless the selection says otherwise.',
    'Items come by ascending order key.',
  ],
  'PUB-07': [
    'A seminar with a trailer leads to its teaser.',
    'A seminar without a trailer leads to its video page.',
    'An expert video with a trailer leads to its teaser.',
    'An expert video without a trailer leads to its video page.',
  ],
  'PUB-08': [
    'On a phone the carousel shows one slide.',
    'On a desktop it shows three.',
    'It loops in both directions.',
    'The first three seminar images have priority.',
    unit('An image that has not come after 5 s is replaced.'),
    unit('An image without priority is requested after 300 ms.'),
  ],
  'PUB-09': [
    'The code is matched in upper and lower case.',
    'The advisor who looks sees their own edit at once.',
  ],
  'PUB-10': ["'Wir konnten die Videos nicht laden. Versuche es etwas später erneut.'"],
  'PUB-11': [
    'The teaser shows name, description and trailer.',
    "'Kostenlos mit {first name} sprechen', 'Mehr über {first name}', 'Ganzes Video ansehen' and 'Seminar teilen' lead where they say.",
    "Without a trailer the full video plays and 'Ganzes Video ansehen' is missing.",
  ],
  'PUB-12': [
    "The teaser shows the title and 'bei {advisor}'.",
    'A button leads to the registration.',
    'A button leads to the advisor page.',
    'A button leads to the full video.',
    'A button shares the seminar.',
  ],
  'PUB-13': [
    '/{advisor}/video/{id} plays the full video.',
    '/{advisor}/seminar/{id} plays the full video.',
  ],
  'PUB-14': [
    'The video is vertical and plays.',
    'Quote and customer show.',
    "'Unkompliziert mit {first name} sprechen' leads to the appointment.",
    "'Mehr über {first name}' leads to the advisor page.",
  ],
  'PUB-15': [
    'The video plays.',
    "'Termin buchen' leads to the appointment.",
    "'Mehr über {first name}' leads to the advisor page.",
    'There is a share button.',
  ],
  'PUB-16': [
    'On a phone the share sheet of the device opens.',
    "On a desktop the link is copied: 'Link in die Zwischenablage kopiert!'",
    'The link is /{code}/shared/{kind}/{id}?ref={user id}.',
    "'Fehler beim Teilen'",
    "'Fehler beim Kopieren'",
  ],
  'PUB-17': [
    'The ref of a shared link is kept over pages.',
    'It is stored as invite_by when that visitor registers.',
  ],
  'PUB-18': [
    'The served HTML of a shared page, testimonial, seminar or expert video has title, text and picture.',
    'The served HTML of a shared quick video has title, text and picture.',
  ],
};

export const PARTNER: Section = {
  'PARTNER-01': [
    "'Was beschreibt dich am besten?'",
    'Four cards lead to the landing of their type.',
  ],
  'PARTNER-02': [
    'Each landing has a hero.',
    'It has up to three benefits.',
    'It has a place for the explainer video.',
    'It calls to action twice.',
    'It answers five questions.',
  ],
  'PARTNER-03': [
    "A scout's 'Kostenlos registrieren' leads to /advisor-signup?plan=basic.",
    "'Zur Buchung' of the others leads to /partner/pricing/{type}/{plan}.",
    "The founder's scheduling link opens in a new tab.",
  ],
  'PARTNER-04': [
    'The toggle offers Probe, Monatlich and Jährlich, with Monatlich chosen.',
    'There are three plan cards.',
    'A table compares the features of the plans.',
    'A button scrolls to the top.',
    '/partner/pricing, /{plan} and /{type}/{plan} show the page.',
  ],
  'PARTNER-05': [
    "One card is 'Empfohlen für {type label}'.",
    "'Mindestlaufzeit 12 Monate', 'Top Preis-Leistung', 'Monatlich kündbar' and 'Keine monatlichen Kosten' stand where they belong.",
    'Yearly, twelve times the monthly price is struck through.',
    "Yearly: '2 Monate kostenlos bei jährlicher Abrechnung'",
  ],
  'PARTNER-06': [
    'The button leads to /advisor-signup?plan={id}&schedule={schedule}.',
    "It says 'Kostenlos buchen' for Basic and 'Jetzt buchen' otherwise.",
    'Every plan and schedule has its price.',
    'Prices exclude VAT.',
  ],
};
