import type Stripe from 'stripe';
import { stripeClient } from '../billing/billing-ports.ts';
import { recordRefusal } from '../billing/refusals.ts';
import { erasurePorts } from '../../seats/data-rights/erasure-ports.ts';
import { files } from '../../gateways/storage.ts';
import { advisorDataRepository } from '../advisors/advisor-data.repository.ts';
import { logins } from '../../core/logins.ts';
import { registrationsRepository } from '../../mail/occasions/registrations.repository.ts';
import { refreshPage } from '../../content/pages/refresh-pages.service.ts';
import { peopleRepository } from '../../seats/registrations/people.repository.ts';
import { limitsOfAdvisors } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { readCustomer } from '../../core/people.repository.ts';
import { sessionSeats } from '../../seats/calling-off/session-seats.repository.ts';
import { waitingListPorts } from '../../seats/waiting-list/waiting-list-ports.ts';
import type { RunStep, SweepPorts } from './carry-out-closure.service.ts';
import { closeFilmsOf } from '../sales/leaving/end-films.service.ts';
import { endFilmsPorts } from '../sales/leaving/leaving-ports.ts';
import { settleTeamsOf } from '../teams/settle-teams.service.ts';
import { appointmentsRepository } from '../../seats/appointments/booking/appointments.repository.ts';
import { teamPorts } from '../teams/team-ports.ts';
import { closuresRepository } from './closures.repository.ts';
import type { ClosureStep } from '@wbd/domain/accounts';
import { cancelSessions, type CancelSessionsPorts } from './steps/cancel-sessions.ts';
import { codesRepository } from './steps/codes.repository.ts';
import {
  customersOfAdvisor,
  type CustomersOfAdvisor,
} from './steps/customers-of-advisor.repository.ts';
import { endSubscription, removePayer } from './steps/end-subscription.ts';
import {
  makeExport,
  removeExport,
  type MakeExportPorts,
  type RemoveExportPorts,
} from './steps/make-export.ts';
import { lastTraces } from './steps/last-traces.repository.ts';
import { ownSessionsRepository } from './steps/own-sessions.repository.ts';
import { awaitMails, eraseCustomers, releaseSeats } from './steps/release-customers.ts';
import { removeContent } from './steps/remove-content.ts';
import { removeLogin, removeTraces, type RemoveTracesPorts } from './steps/remove-traces.ts';
import { withdrawAccess, type WithdrawAccessPorts } from './steps/withdraw-access.ts';

/** What the steps work with. */
export interface StepPorts {
  access: WithdrawAccessPorts;
  stripe(): Promise<Stripe>;
  sessions: CancelSessionsPorts['sessions'];
  sessionSeats: CancelSessionsPorts['seats'];
  stored: CustomersOfAdvisor;
  erasing: RemoveTracesPorts['erasing'];
  traces: RemoveTracesPorts['traces'];
  exporting: Omit<MakeExportPorts, 'now'> & RemoveExportPorts;
  /** Removes films that no one bought, and sets the end of the others. */
  closeFilms(uid: string): Promise<void>;
  leaveTeams: RemoveTracesPorts['leaveTeams'];
  limits: RemoveTracesPorts['limits'];
  pause(milliseconds: number): Promise<void>;
  now(): Date;
}

export const stepPorts: StepPorts = {
  access: { logins, codes: codesRepository, withdrawPage: refreshPage },
  stripe: stripeClient,
  sessions: ownSessionsRepository,
  sessionSeats,
  stored: customersOfAdvisor,
  erasing: erasurePorts,
  traces: lastTraces,
  exporting: { stored: advisorDataRepository, files },
  closeFilms: (uid) => closeFilmsOf(endFilmsPorts, uid),
  leaveTeams: (uid) => settleTeamsOf(teamPorts, uid),
  limits: limitsOfAdvisors,
  pause: (milliseconds) => erasurePorts.seats.pause(milliseconds),
  now: () => new Date(),
};

/** The steps of closing an account, by name. */
export function closureSteps(ports: StepPorts): Readonly<Record<ClosureStep, RunStep>> {
  const { stored, erasing } = ports;
  const now = () => ports.now();
  const mails = registrationsRepository;
  const billing = { ...ports, refused: recordRefusal };
  const steps = {
    access: withdrawAccess(ports.access),
    export: makeExport(ports.exporting),
    subscription: endSubscription(billing),
    seminars: cancelSessions({
      ...ports,
      seats: ports.sessionSeats,
      lists: waitingListPorts.lists,
      mails,
    }),
    content: inTurn([
      async ({ id }) => {
        await ports.closeFilms(id);
        return true;
      },
      removeContent,
    ]),
    seats: releaseSeats({
      stored,
      mails,
      now,
      session: (id) => mails.session(id),
      seminar: (id) => peopleRepository.seminar(id),
      seats: erasing.seats,
      lists: waitingListPorts.lists,
      appointments: appointmentsRepository,
    }),
    mails: awaitMails(ports),
    customers: eraseCustomers({ stored, erasing }),
    traces: removeTraces(ports),
    login: removeLogin({ customer: readCustomer, erasing, now }),
  };
  return {
    ...steps,
    stragglers: inTurn([
      steps.seminars,
      steps.content,
      steps.seats,
      steps.customers,
      steps.traces,
      steps.login,
    ]),
    retrieval: removeExport(ports.exporting),
    contract: removePayer(billing),
  };
}

/** One step after the other, as long as each is done. */
function inTurn(steps: readonly RunStep[]): RunStep {
  return async (closure, deadline) => {
    for (const step of steps) {
      if (!(await step(closure, deadline))) return false;
    }
    return true;
  };
}

export const closingPorts: SweepPorts = {
  closures: closuresRepository,
  steps: closureSteps(stepPorts),
  now: () => new Date(),
  clock: () => performance.now(),
  log,
};
