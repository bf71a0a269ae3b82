import './environment.ts';
import type { Mail, PlanChangedMail, PlanEndedMail } from '@wbd/domain/mails';
import type { Customer } from '@wbd/domain/customers';
import type { Registration, Seminar, Session } from '@wbd/domain/seminars';
import { aNotification } from '@wbd/domain/testing';
import type { Termination } from '@wbd/domain/terminations';
import type { OutgoingMail } from '../src/gateways/smtp.ts';
import { emailChangedMail, emailChangeMail } from '../src/mail/occasions/email-change-mail.ts';
import {
  composeEmailChange,
  composeEmailChanged,
} from '../src/mail/letters/email-change/email-change-mail.tsx';
import { closureMail } from '../src/mail/occasions/closure-mail.ts';
import { composeBlockMail } from '../src/mail/letters/account-block/block-mail.tsx';
import { composeSupportMail } from '../src/mail/letters/support-view/support-mail.tsx';
import { composeClosureMail } from '../src/mail/letters/account-closing/closure-mail.tsx';
import {
  advisorMail,
  appointmentMail,
  blockMail,
  supportMail,
  customerErasedMail,
  customerRestrictedMail,
  erasureAnnouncedMail,
  planMail,
} from '../src/mail/occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../src/mail/letters/advisor/advisor-details.ts';
import { composeAdvisorMail } from '../src/mail/letters/advisor/compose-advisor-mail.tsx';
import { composeCancellation } from '../src/mail/letters/cancellation/cancellation-mail.tsx';
import {
  cancellationMail,
  confirmationMail,
  participantMails,
  reminderMail,
  sessionChangedMail,
  sessionMessageMail,
  waitingClosedMail,
  waitingChangedMail,
  waitingMail,
} from '../src/mail/occasions/registration-mails.ts';
import { composeAppointmentMail } from '../src/mail/letters/appointment-requested/appointment-mail.tsx';
import { composeColleagueLeft } from '../src/mail/letters/colleague-left/colleague-left-mail.tsx';
import { colleagueLeftMail } from '../src/mail/occasions/colleague-mail.ts';
import { composeCustomerErased } from '../src/mail/letters/customer-erased/customer-erased-mail.tsx';
import { composeCustomerRestricted } from '../src/mail/letters/customer-restricted/customer-restricted-mail.tsx';
import {
  composeContentDecided,
  composeNoticeMail,
} from '../src/mail/letters/notices/notice-mails.tsx';
import {
  contentDecidedMail,
  noticeDecidedMail,
  noticeReceivedMail,
} from '../src/mail/occasions/notice-mails.ts';
import { composeErasureAnnounced } from '../src/mail/letters/erasure-announced/erasure-announced-mail.tsx';
import { composeGuestsMail } from '../src/mail/letters/guests-registered/guests-mail.tsx';
import { composeNews } from '../src/mail/letters/news/news-mail.tsx';
import { newsMail } from '../src/mail/occasions/news-mail.ts';
import { guestsMail } from '../src/mail/occasions/guests-mail.ts';
import { composeTeamInvitation, composeTeamNews } from '../src/mail/letters/team/team-mails.tsx';
import { teamInvitationMail, teamNewsMail } from '../src/mail/occasions/team-mails.ts';
import { composeParticipantMail } from '../src/mail/letters/participant-left/participant-left-mail.tsx';
import {
  composeWaitingClosed,
  composeWaitingMail,
} from '../src/mail/letters/waiting-list/waiting-mail.tsx';
import { composeSessionMessage } from '../src/mail/letters/session-message/session-message-mail.tsx';
import { newEntry } from '../src/seats/registrations/new-registration.ts';
import {
  composeTerminationMail,
  composeTerminationReceipt,
} from '../src/mail/letters/termination/termination-mails.tsx';
import { composeContractMail } from '../src/mail/letters/contract-changed/contract-mail.tsx';
import { filmPaperMail } from '../src/mail/occasions/film-paper-mail.ts';
import { composeFilmPaper } from '../src/mail/letters/film-paper/film-paper-mail.tsx';
import { filmPaperId, type FilmPaper } from '@wbd/domain/sales';
import { contractMail } from '../src/mail/occasions/contract-mail.ts';
import { terminationMail, terminationReceipt } from '../src/mail/occasions/termination-mail.ts';
import { contactOf } from '../src/mail/letters/registration/contact.tsx';
import { composePlanMail } from '../src/mail/letters/plan/plan-mails.tsx';
import { composeRegistrationMail } from '../src/mail/letters/registration/compose-registration-mail.tsx';
import type { RegistrationDetails } from '../src/mail/letters/registration/registration-details.ts';
import {
  aCustomer,
  anAdvisor,
  anAppointmentRequest,
  aRegistration,
  aSeminar,
  aSession,
} from './data.ts';

/** Every kind there is. */
export const KINDS = [
  'registration-confirmation',
  'session-reminder',
  'session-changed',
  'session-message',
  'registration-cancelled',
  'participant-left',
  'appointment-requested',
  'news',
  'guests-registered',
  'colleague-left',
  'waiting-joined',
  'waiting-offer',
  'waiting-closed',
  'customer-erased',
  'customer-restricted',
  'erasure-announced',
  'advisor-welcome',
  'email-verification',
  'password-reset',
  'payment-failed',
  'payment-reminder',
  'plan-changed',
  'plan-ended',
  'plan-change-planned',
  'plan-change-revoked',
  'plan-paid-back',
  'account-closing',
  'account-closed',
  'email-change',
  'email-changed',
  'notice-received',
  'notice-decided',
  'content-decided',
  'account-blocked',
  'account-unblocked',
  'support-view-started',
  'termination-received',
  'termination-check',
  'termination-done',
  'contract-changed',
  'film-paper',
] as const satisfies readonly Mail['kind'][];

const NOW = new Date('2031-06-24T08:00:00Z');

const TERMINATION: Termination = {
  id: 'declared',
  kind: 'extraordinary',
  reason: 'Ich arbeite nicht mehr als Beraterin.',
  name: 'Petra Prüfstein',
  email: 'petra@example.org',
  code: 'petra',
  endsOn: null,
  confirmTo: 'petra@example.org',
  receivedAt: NOW,
  state: 'open',
  uid: 'adv',
  isImmediate: false,
  endsAt: null,
  decidedAt: null,
  trace: null,
  expiresAt: NOW,
};

/** What a letter is written from, as far as a test wants it to be special. */
export interface Sample {
  registration?: Partial<Registration>;
  session?: Partial<Session>;
  seminar?: Partial<Seminar>;
  details?: Partial<RegistrationDetails>;
  advisor?: Partial<AdvisorDetails['advisor']>;
  account?: Partial<AdvisorDetails['account']>;
  emailVerified?: boolean;
  planChange?: Partial<PlanChangedMail>;
  planEnd?: Partial<PlanEndedMail>;
  /** customers of an announced erasure */
  announced?: readonly Customer[];
}

export function sampleDetails(sample: Sample = {}): RegistrationDetails {
  const advisor = anAdvisor({ code: 'petra', ...sample.advisor });
  const seminar = aSeminar(advisor.id, { title: 'Geld verstehen', ...sample.seminar });
  const session = aSession(seminar, { time: new Date('2031-07-01T16:00:00Z'), ...sample.session });
  const registration = aRegistration(session, aCustomer(advisor.id), {
    registeredAt: NOW,
    ...sample.registration,
  });
  return {
    registration,
    session,
    seminar,
    directions: null,
    contact: contactOf(advisor, 'petra@example.org'),
    pdf: null,
    revision: NOW,
    ...sample.details,
  };
}

export function sampleAccount(sample: Sample = {}): AdvisorDetails {
  const advisor = anAdvisor({ code: 'petra', ...sample.advisor });
  return {
    advisor,
    account: {
      id: advisor.id,
      email: 'petra@example.org',
      name: 'Petra Prüfstein',
      code: 'petra',
      plan: 'basic',
      admin: false,
      isTest: false,
      orgAdmin: false,
      datalink: null,
      billing: null,
      consent: null,
      block: null,
      support: null,
      agreement: null,
      contractDue: null,
      team: null,
      audiences: [],
      createdAt: NOW,
      ...sample.account,
    },
    emailVerified: sample.emailVerified ?? false,
  };
}

const REASONS = {
  basis: 'law',
  ground: '§ 5 UWG: irreführende Werbung',
  facts: 'Das Video verspricht sichere Gewinne.',
} as const;

const sampleNotice = ({ title }: Seminar) => ({
  id: 'seminar-sem',
  number: 'M-7K3F92QX',
  title,
  round: 1,
  revision: 2,
  kind: 'seminar' as const,
});

const samplePaper = ({ title }: Seminar): FilmPaper => ({
  id: filmPaperId('seller', 12),
  sale: 'sale',
  seller: 'seller',
  buyer: 'adv',
  number: 12,
  issuedOn: '2031-06-24',
  deliveredOn: '2031-06-24',
  title,
  issuer: {
    kind: 'business',
    name: 'Sommer Beratung 24 GmbH',
    street: 'Ring 1',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
    taxId: 'DE123456788',
  },
  recipient: {
    name: 'Petra Prüfstein',
    street: 'Weg 2',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  vatPercent: 19,
  net: 10_000,
  vat: 1_900,
  total: 11_900,
  corrects: null,
  expiresAt: NOW,
});

const links = {
  passwordReset: () =>
    Promise.resolve('https://auth.example.org/action?mode=resetPassword&lang=de'),
  emailVerification: () =>
    Promise.resolve('https://auth.example.org/action?mode=verifyEmail&lang=de'),
};

/** Writes the mail of a kind as it would be sent; null when it would not be. */
export async function letter(
  kind: Mail['kind'],
  sample: Sample = {},
): Promise<OutgoingMail | null> {
  const details = sampleDetails(sample);
  const { registration, session, seminar } = details;
  switch (kind) {
    case 'registration-confirmation':
      return composeRegistrationMail(confirmationMail(registration), details);
    case 'session-reminder':
      return composeRegistrationMail(reminderMail(registration, session, NOW), details);
    case 'session-changed':
      return composeRegistrationMail(sessionChangedMail(registration, NOW), details);
    case 'session-message': {
      const message = { id: 'message', createdAt: NOW };
      const text = 'Bitte bringt einen Stift mit.\nBis bald!';
      const { contact: host } = details;
      return composeSessionMessage(sessionMessageMail(registration, message), {
        ...details,
        text,
        host,
      });
    }
    case 'registration-cancelled':
      return composeCancellation(
        cancellationMail(registration, { session, seminar, now: NOW, reason: 'removed' }),
        details.contact,
      );
    case 'participant-left': {
      const [mail] = participantMails(registration, { session, seminar, now: NOW }, null);
      if (!mail) throw new Error('no one is told');
      return composeParticipantMail(mail, sampleAccount({ emailVerified: true, ...sample }));
    }
    case 'appointment-requested': {
      const { firstName, lastName } = registration;
      const topic = seminar.title;
      const phone = '+4915550000001';
      const request = anAppointmentRequest('adv', { firstName, lastName, phone, topic });
      return composeAppointmentMail(
        appointmentMail(request, NOW),
        request,
        sampleAccount({ emailVerified: true, ...sample }),
      );
    }
    case 'news': {
      const name = `${registration.firstName} ${registration.lastName}`;
      const about = { name, title: seminar.title, time: session.time, createdAt: NOW };
      return composeNews(
        newsMail('adv', 'daily', NOW),
        [aNotification('adv', about), aNotification('adv', { ...about, event: 'waiting-joined' })],
        sampleAccount({ emailVerified: true, ...sample }),
      );
    }
    case 'guests-registered':
      return composeGuestsMail(
        guestsMail(registration),
        { session, seminar, colleague: anAdvisor({ firstName: 'Ben' }), count: 2 },
        sampleAccount({ emailVerified: true, ...sample }),
      );
    case 'colleague-left':
      return composeColleagueLeft(
        colleagueLeftMail('adv', {
          effect: 'seats-freed',
          session,
          seminar,
          orderedAt: NOW,
          note: null,
          now: NOW,
        }),
        sampleAccount({ emailVerified: true, ...sample }),
      );
    case 'waiting-closed': {
      const { firstName, lastName } = registration;
      const person = aCustomer('adv', { firstName, lastName });
      const entry = newEntry(session, person, 'joerg@example.org', { page: 'adv', now: NOW });
      const leaving = { session, seminar, now: NOW, reason: 'session-cancelled' } as const;
      return composeWaitingClosed(waitingClosedMail(entry, leaving), details.contact);
    }
    case 'waiting-joined':
    case 'waiting-changed':
    case 'waiting-offer': {
      const { firstName, lastName } = registration;
      const person = aCustomer('adv', { firstName, lastName });
      const entry = {
        ...newEntry(session, person, 'joerg@example.org', { page: 'adv', now: NOW }),
        offerUntil: kind === 'waiting-offer' ? NOW : null,
      };
      const mail =
        kind === 'waiting-changed' ? waitingChangedMail(entry, NOW) : waitingMail(kind, entry, NOW);
      return composeWaitingMail(mail, { ...details, entry });
    }
    case 'team-invitation': {
      const invitation = {
        id: 'invitation',
        team: 'team',
        email: 'petra@example.org',
        advisor: 'adv',
        createdAt: NOW,
        expiresAt: NOW,
      };
      const by = anAdvisor({ firstName: registration.firstName, lastName: registration.lastName });
      return composeTeamInvitation(teamInvitationMail(invitation, NOW), {
        invitation,
        name: seminar.title,
        by,
      });
    }
    case 'team-news': {
      const { firstName, lastName } = registration;
      return composeTeamNews(
        teamNewsMail({ uid: 'adv', event: 'team-joined', team: seminar.title, person: 'b' }, NOW),
        sampleAccount({ emailVerified: true, ...sample }),
        anAdvisor({ firstName, lastName }),
      );
    }
    case 'customer-erased':
      return composeCustomerErased(
        customerErasedMail(aCustomer('adv', sample.registration ?? {}), NOW),
        sampleAccount({ emailVerified: true, ...sample }),
      );
    case 'customer-restricted':
      return composeCustomerRestricted(
        customerRestrictedMail(
          aCustomer('adv', {
            ...sample.registration,
            restriction: { reason: 'Nummer falsch', since: NOW, by: 'person' },
          }),
          NOW,
        ),
        sampleAccount({ emailVerified: true, ...sample }),
      );
    case 'email-change':
      return composeEmailChange(
        emailChangeMail({ uid: 'adv', email: 'petra@example.org', key: 'key', now: NOW }),
        { from: 'old@example.org', validSince: 0, isTaken: false },
        NOW,
      );
    case 'email-changed':
      return composeEmailChanged(
        emailChangedMail({
          uid: 'adv',
          email: 'petra@example.org',
          wasProven: false,
          key: 'key',
          now: NOW,
        }),
      );
    case 'notice-received':
    case 'notice-decided': {
      const email = 'petra@example.org';
      const mail =
        kind === 'notice-received'
          ? noticeReceivedMail(sampleNotice(seminar), email, NOW)
          : noticeDecidedMail(
              sampleNotice(seminar),
              { ...REASONS, email, outcome: 'restricted', isOnComplaint: false },
              NOW,
            );
      return composeNoticeMail(mail);
    }
    case 'content-decided':
      return composeContentDecided(
        contentDecidedMail(
          sampleNotice(seminar),
          { ...REASONS, uid: 'adv', outcome: 'restricted', complainUntil: NOW, byOther: false },
          NOW,
        ),
        sampleAccount({ emailVerified: true, ...sample }),
      );
    case 'erasure-announced': {
      const eraseOn = '2031-07-24';
      const { firstName, lastName } = registration;
      const customer = aCustomer('adv', { firstName, lastName, eraseOn });
      return composeErasureAnnounced(
        erasureAnnouncedMail(customer, eraseOn, NOW),
        sample.announced ?? [customer],
        sampleAccount({ emailVerified: true, ...sample }),
      );
    }
    case 'account-closing':
    case 'account-closed': {
      const { advisor, account, emailVerified } = sampleAccount(sample);
      const firstName = emailVerified ? advisor.firstName : null;
      return composeClosureMail(
        closureMail(
          kind,
          { uid: advisor.id, email: account.email, firstName, exportUntil: NOW },
          NOW,
        ),
      );
    }
    case 'account-blocked':
    case 'account-unblocked':
      return composeBlockMail(
        blockMail('adv', kind === 'account-blocked' ? 'Werbung für Glücksspiel' : null, NOW),
        sampleAccount(sample),
      );
    case 'support-view-started':
      return composeSupportMail(
        supportMail({ uid: 'adv', reason: 'Du hast uns angerufen.', until: NOW }, NOW),
        sampleAccount(sample),
      );
    case 'payment-reminder':
      return composePlanMail(
        planMail(kind, { uid: 'adv', key: 'key', now: NOW, cents: 11_781, retryAt: NOW }),
        sampleAccount(sample),
      );
    case 'plan-changed':
      return composePlanMail(
        planMail(kind, {
          uid: 'adv',
          key: 'key',
          now: NOW,
          from: 'basic',
          plan: 'pro_trial',
          invoice: { net: 29_900, tax: 5681, gross: 35_581, url: 'https://stripe.example/i/1' },
          nextCharge: NOW,
          endsAt: null,
          termEnd: null,
          ...sample.planChange,
        }),
        sampleAccount(sample),
      );
    case 'plan-ended':
      return composePlanMail(
        planMail(kind, {
          uid: 'adv',
          key: 'key',
          now: NOW,
          plan: 'lite_monthly',
          reason: 'cancelled',
          ...sample.planEnd,
        }),
        sampleAccount(sample),
      );
    case 'plan-change-planned':
    case 'plan-change-revoked':
      return composePlanMail(
        planMail(kind, {
          uid: 'adv',
          key: 'key',
          now: NOW,
          plan: 'pro_monthly',
          next: 'lite_annual',
          at: NOW,
        }),
        sampleAccount(sample),
      );
    case 'plan-paid-back':
      return composePlanMail(
        planMail(kind, { uid: 'adv', key: 'key', now: NOW, plan: 'pro_annual' }),
        sampleAccount(sample),
      );
    case 'contract-changed':
      return composeContractMail(
        contractMail(
          {
            id: 'contract-2',
            kind: 'contract',
            effectiveOn: '2031-08-01',
            summary: 'Neu ist der Vertrag zur Auftragsverarbeitung.',
          },
          'adv',
          NOW,
        ),
        sampleAccount(sample),
      );
    case 'film-paper': {
      const paper = samplePaper(seminar);
      return composeFilmPaper(filmPaperMail(paper, NOW), paper, sampleAccount(sample));
    }
    case 'termination-received':
      return composeTerminationReceipt(terminationReceipt(TERMINATION, NOW), TERMINATION);
    case 'termination-check':
    case 'termination-done':
      return composeTerminationMail(
        terminationMail(kind, TERMINATION, 'adv', NOW),
        TERMINATION,
        sampleAccount(sample),
      );
    case 'advisor-welcome':
    case 'email-verification':
    case 'password-reset':
    case 'payment-failed':
      return composeAdvisorMail(
        advisorMail({ kind, uid: 'adv', key: 'key', now: NOW }),
        sampleAccount(sample),
        links,
      );
  }
}

/** The same, for tests that expect a mail. */
export async function written(kind: Mail['kind'], sample: Sample = {}): Promise<OutgoingMail> {
  const mail = await letter(kind, sample);
  if (!mail) throw new Error(`No ${kind} was written.`);
  return mail;
}
