import { ADVISOR_MEANING, ADVISOR_STATES } from '@wbd/domain/accounts';
import { CONTENT_MEANING, CONTENT_STATES } from '@wbd/domain/content';
import { CUSTOMER_MEANING, CUSTOMER_STATES } from '@wbd/domain/customers';
import { FILM_MEANING, FILM_STATES } from '@wbd/domain/files';
import { WAITING_PLACE_MEANING, WAITING_PLACE_STATES } from '@wbd/domain/seats';
import { SESSION_MEANING, SESSION_STATES } from '@wbd/domain/seminars';
import { TEAM_INVITATION_MEANING, TEAM_INVITATION_STATES } from '@wbd/domain/teams';
import { answerOf, type Meaning, type Question, type Viewer } from '@wbd/domain/states';
import { SURFACES, surfaces, type Surface } from './surfaces.ts';

/** A kind of thing with states, and the questions that each surface asks about it. */
interface Subject<State extends string> {
  states: readonly State[];
  meaning: Readonly<Record<State, Meaning>>;
  surfaces: ReturnType<typeof surfaces>;
  /** surfaces that need the emulators; the others are tested in memory */
  emulated: readonly Surface[];
  /** surfaces of which some kinds are tested in memory and others with the emulators */
  both?: readonly Surface[];
}

const define = <State extends string>(subject: Subject<State>): Subject<State> => subject;

const shownTo = (to: Viewer) => ({ answer: 'shown', to }) as const;
const offeredTo = (to: Viewer) => ({ answer: 'offered', to }) as const;
const EXPLAINED = { answer: 'explained' } as const;
const COUNTED = { answer: 'counted' } as const;
const REMINDED = { answer: 'reminded' } as const;

const sessions = define({
  states: SESSION_STATES,
  meaning: SESSION_MEANING,
  surfaces: surfaces(
    {
      cards: [shownTo('visitor')],
      'seminar-page': [shownTo('visitor')],
      'all-dates': [shownTo('visitor')],
      'form-by-choice': [shownTo('visitor'), offeredTo('visitor')],
      'form-by-link': [EXPLAINED],
      'seat-requests': [offeredTo('member')],
      'structured-data': [shownTo('member')],
      'own-dates': [REMINDED],
      'seat-page': [REMINDED],
      'seat-cancellations': [REMINDED],
      'queued-mails': [REMINDED],
      reminders: [REMINDED],
      'change-mails': [REMINDED],
      dashboard: [COUNTED],
      'seminar-list': [COUNTED],
      'invitation-dialogs': [offeredTo('host')],
      'customer-cards': [COUNTED],
    },
    {
      'begins with the advisor; dates come with cards': ['first-view'],
      'shows cards': ['page', 'scouts-list'],
      'is about an advisor': ['appointment-pages'],
      'names a seminar without a date': ['link-previews', 'share-dialogs'],
      'lists pages': ['sitemap'],
      'plays films': ['players', 'film-shop'],
      'shows everything stored, with the links of own-dates': ['own-data'],
      'leads to the seat page': ['links-in-old-mails'],
      'comes with mails and the seat page': ['calendar-files'],
      'reports what happened': ['notifications', 'timeline'],
      'shows the owner everything, with its state': ['calendar', 'participants', 'owner-notes'],
      'shows no sessions': ['team-page', 'commission', 'payouts', 'admin'],
      'counts seats, of which a session that is called off has none': [
        'team-figures',
        'statistics',
      ],
      'contains what is stored': ['exports'],
      'shows what the owner sees, with its state': ['support-view'],
    },
  ),
  emulated: SURFACES,
});

const films = define({
  states: FILM_STATES,
  meaning: FILM_MEANING,
  surfaces: surfaces(
    {
      page: [offeredTo('visitor')],
      cards: [shownTo('visitor'), offeredTo('visitor')],
      players: [offeredTo('linked')],
      'film-shop': [offeredTo('host')],
      'owner-notes': [REMINDED],
    },
    {
      'made from the page': ['first-view'],
      'shows cards': ['scouts-list'],
      'hands the film to the player': ['seminar-page', 'appointment-pages'],
      'shows dates': ['all-dates', 'calendar', 'calendar-files', 'own-dates', 'participants'],
      'takes seats': ['form-by-choice', 'form-by-link', 'seat-requests', 'seat-page'],
      'shows a picture': ['link-previews', 'share-dialogs', 'structured-data', 'seminar-list'],
      'lists pages': ['sitemap'],
      'names no films': [
        'own-data',
        'seat-cancellations',
        'links-in-old-mails',
        'queued-mails',
        'reminders',
        'change-mails',
        'dashboard',
        'invitation-dialogs',
        'timeline',
        'customer-cards',
        'team-page',
        'team-figures',
        'statistics',
        'commission',
        'payouts',
        'support-view',
      ],
      'reports what happened': ['notifications'],
      'contains what is stored': ['exports', 'admin'],
    },
  ),
  emulated: [],
});

const content = define({
  states: CONTENT_STATES,
  meaning: CONTENT_MEANING,
  surfaces: surfaces(
    {
      cards: [shownTo('visitor')],
      'link-previews': [shownTo('linked')],
      players: [shownTo('member')],
      'appointment-pages': [shownTo('linked')],
      'seminar-list': [offeredTo('host')],
      'invitation-dialogs': [offeredTo('host')],
    },
    {
      'made from the page': ['first-view'],
      'shows cards': ['page', 'scouts-list', 'all-dates', 'share-dialogs'],
      'shows what the preview of its link finds': ['seminar-page', 'structured-data'],
      'shows sessions, which are hidden with their seminar': [
        'form-by-choice',
        'form-by-link',
        'seat-requests',
        'own-dates',
        'seat-page',
        'seat-cancellations',
        'links-in-old-mails',
        'calendar-files',
        'queued-mails',
        'reminders',
        'change-mails',
        'calendar',
        'participants',
        'customer-cards',
        'dashboard',
        'statistics',
      ],
      'lists pages': ['sitemap'],
      'is about paid films': ['film-shop'],
      'shows what is stored': ['own-data', 'exports', 'admin', 'support-view'],
      'reports what happened': ['notifications', 'timeline'],
      'shows the owner everything, with its state': ['owner-notes'],
      'lists what members share with the team': ['team-page'],
      'names no content': ['team-figures', 'commission', 'payouts'],
    },
  ),
  emulated: ['link-previews', 'players', 'appointment-pages', 'invitation-dialogs'],
  both: ['cards'],
});

const waitingPlaces = define({
  states: WAITING_PLACE_STATES,
  meaning: WAITING_PLACE_MEANING,
  surfaces: surfaces(
    {
      'own-dates': [shownTo('member')],
      'own-data': [shownTo('member'), offeredTo('member')],
      'seat-page': [offeredTo('member'), EXPLAINED],
      'seat-requests': [offeredTo('member')],
      'change-mails': [REMINDED],
      'queued-mails': [REMINDED],
      participants: [shownTo('host')],
    },
    {
      'shows a number of waiting people, or none': [
        'first-view',
        'page',
        'cards',
        'seminar-page',
        'all-dates',
        'form-by-choice',
        'form-by-link',
        'structured-data',
        'seminar-list',
        'calendar',
        'customer-cards',
        'dashboard',
        'statistics',
      ],
      'is about other things': [
        'appointment-pages',
        'link-previews',
        'sitemap',
        'scouts-list',
        'share-dialogs',
        'players',
        'film-shop',
        'calendar-files',
        'invitation-dialogs',
        'owner-notes',
        'team-page',
        'team-figures',
        'commission',
        'payouts',
        'admin',
        'support-view',
      ],
      'ends seats': ['seat-cancellations'],
      'leads to the seat page': ['links-in-old-mails'],
      'is for people with a seat': ['reminders'],
      'reports what happened': ['notifications', 'timeline'],
      'leaves waiting places out': ['exports'],
    },
  ),
  emulated: SURFACES,
});

const customers = define({
  states: CUSTOMER_STATES,
  meaning: CUSTOMER_MEANING,
  surfaces: surfaces(
    {
      'form-by-choice': [offeredTo('owner')],
      'appointment-pages': [offeredTo('owner')],
      'invitation-dialogs': [offeredTo('owner')],
      dashboard: [REMINDED],
    },
    {
      'is about an advisor and their content': [
        'first-view',
        'page',
        'cards',
        'seminar-page',
        'all-dates',
        'link-previews',
        'sitemap',
        'structured-data',
        'scouts-list',
        'share-dialogs',
        'players',
        'film-shop',
        'seminar-list',
        'calendar',
        'owner-notes',
      ],
      'is for the person, whatever the advisor did with the record': [
        'form-by-link',
        'own-dates',
        'own-data',
        'seat-page',
        'seat-cancellations',
        'links-in-old-mails',
        'calendar-files',
      ],
      'asks only whether the data may be used': [
        'seat-requests',
        'queued-mails',
        'reminders',
        'change-mails',
        'exports',
        'support-view',
      ],
      'reports what happened': ['notifications', 'timeline'],
      'shows the advisor everyone, with their state': ['customer-cards', 'participants'],
      'counts seats and members': ['team-page', 'team-figures', 'statistics'],
      'keeps what was booked': ['commission', 'payouts'],
      'shows no customers': ['admin'],
    },
  ),
  emulated: ['invitation-dialogs'],
});

const advisors = define({
  states: ADVISOR_STATES,
  meaning: ADVISOR_MEANING,
  surfaces: surfaces(
    {
      page: [shownTo('visitor')],
      'appointment-pages': [offeredTo('linked')],
      'seat-requests': [offeredTo('linked')],
    },
    {
      'made from the page, or a part of it': [
        'first-view',
        'cards',
        'seminar-page',
        'all-dates',
        'structured-data',
        'sitemap',
        'link-previews',
        'scouts-list',
      ],
      'leads to a request for a seat': ['form-by-choice', 'form-by-link'],
      'is about content and its owner': ['share-dialogs', 'players'],
      'asks for the right to sell': ['film-shop'],
      'is for people who have a seat, whoever their advisor is': [
        'own-dates',
        'own-data',
        'seat-page',
        'seat-cancellations',
        'links-in-old-mails',
        'calendar-files',
        'queued-mails',
        'reminders',
        'change-mails',
      ],
      'asks for a right of the signed-in advisor': [
        'notifications',
        'dashboard',
        'seminar-list',
        'calendar',
        'participants',
        'invitation-dialogs',
        'timeline',
        'customer-cards',
        'owner-notes',
        'team-page',
        'exports',
      ],
      'keeps what was booked': ['team-figures', 'statistics', 'commission', 'payouts'],
      'shows everyone, with their state': ['admin', 'support-view'],
    },
  ),
  emulated: SURFACES,
});

const teamInvitations = define({
  states: TEAM_INVITATION_STATES,
  meaning: TEAM_INVITATION_MEANING,
  surfaces: surfaces(
    {
      'team-page': [shownTo('member')],
      'queued-mails': [REMINDED],
    },
    {
      'is not about teams': [
        'first-view',
        'page',
        'cards',
        'seminar-page',
        'all-dates',
        'form-by-choice',
        'form-by-link',
        'seat-requests',
        'appointment-pages',
        'link-previews',
        'sitemap',
        'structured-data',
        'scouts-list',
        'share-dialogs',
        'players',
        'film-shop',
        'own-dates',
        'own-data',
        'seat-page',
        'seat-cancellations',
        'calendar-files',
        'reminders',
        'change-mails',
        'seminar-list',
        'calendar',
        'participants',
        'invitation-dialogs',
        'timeline',
        'customer-cards',
        'owner-notes',
        'statistics',
        'commission',
        'payouts',
        'exports',
        'admin',
        'support-view',
      ],
      'reports what happened': ['notifications'],
      'counts members': ['team-figures'],
      'leads to the page of the team': ['links-in-old-mails', 'dashboard'],
    },
  ),
  emulated: SURFACES,
});

export const SUBJECTS = {
  sessions,
  films,
  content,
  waitingPlaces,
  customers,
  advisors,
  teamInvitations,
};
export type SubjectName = keyof typeof SUBJECTS;

export interface Cell {
  surface: Surface;
  question: Question;
  state: string;
  expected: boolean;
}

/** The cells of a subject: every combination of surface, question and state. */
export function cellsOf(name: SubjectName): Cell[] {
  const { states, meaning, surfaces: registered }: Subject<string> = SUBJECTS[name];
  return SURFACES.flatMap((surface) =>
    (registered.asks[surface] ?? []).flatMap((question) =>
      states.flatMap((state) => {
        const means = meaning[state];
        return means ? [{ surface, question, state, expected: answerOf(means, question) }] : [];
      }),
    ),
  );
}

/** The key of the probes for a cell; the same for all states. */
export const proofOf = ({ surface, question }: Pick<Cell, 'surface' | 'question'>) =>
  `${surface}: ${question.answer}`;

/** The probes that a subject needs in memory, or with the emulators. */
export function proofsOf(name: SubjectName, where: 'memory' | 'emulators'): string[] {
  const { emulated, both = [] }: Subject<string> = SUBJECTS[name];
  const isProvenHere = (surface: Surface) =>
    both.includes(surface) || emulated.includes(surface) === (where === 'emulators');
  const wanted = cellsOf(name).filter(({ surface }) => isProvenHere(surface));
  return [...new Set(wanted.map(proofOf))].toSorted();
}
