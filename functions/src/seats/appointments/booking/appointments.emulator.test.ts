import '../../../../test/own-project.ts';
import {
  appointmentSchema,
  quartersOf,
  slotCellId,
  type Appointment,
  type BookAppointmentInput,
  type Hours,
} from '@wbd/domain/appointments';
import { COLLECTIONS } from '@wbd/domain/collections';
import { customerSchema } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import { anAccount } from '@wbd/domain/testing';
import { berlinDay, berlinInstant, dayAfter } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import { codeOf } from '../../../../test/code-of.ts';
import { anAdvisor, aSeminar, aSession, newId, store } from '../../../../test/data.ts';
import { dying } from '../../../../test/dying.ts';
import { anInstance } from '../../../../test/instances.ts';
import { randomPhone } from '../../../../test/people.ts';
import { appointmentToken } from '../../../core/appointment-token.ts';
import { db, parseDocument, parseDocuments, toData } from '../../../core/firestore.ts';
import { eraseTraces } from '../../data-rights/erase-customer.service.ts';
import { mergePorts } from '../../merging/merge-ports.ts';
import { typesRepository } from '../types/types.repository.ts';
import { bookAppointment } from './book-appointment.service.ts';
import { bookablePorts } from './booking-ports.ts';
import {
  callOffAppointment,
  cancelAppointment,
  moveAppointment,
  recordAppointment,
} from './change-appointment.service.ts';
import { countComing } from './coming-appointments.repository.ts';
import { freeTimes } from './free-times.service.ts';

const unlimited = { take: () => Promise.resolve(true) };
const DAY = dayAfter(berlinDay(new Date()), 10);
const at = (time: string) => berlinInstant(DAY, time);

function ports() {
  return {
    ...anInstance(),
    ...bookablePorts,
    countComing,
    limit: unlimited,
    looks: unlimited,
  };
}

const ALL_DAY: Hours = {
  week: {
    monday: [{ from: '09:00', to: '17:00' }],
    tuesday: [{ from: '09:00', to: '17:00' }],
    wednesday: [{ from: '09:00', to: '17:00' }],
    thursday: [{ from: '09:00', to: '17:00' }],
    friday: [{ from: '09:00', to: '17:00' }],
    saturday: [{ from: '09:00', to: '17:00' }],
    sunday: [{ from: '09:00', to: '17:00' }],
  },
  exceptions: [],
  holidaysOf: null,
};

/** An advisor with hours from 9 to 17 on each day, and a kind of appointment of half an hour with a pause. */
async function anAdvisorWithHours({ lv = 2 as const, minutes = 30, pause = 15 } = {}) {
  const advisor = await store('advisors', anAdvisor({ lv }));
  await store('accounts', anAccount({ id: advisor.id }));
  await typesRepository.saveHours({ advisor: advisor.id, ...ALL_DAY });
  const type = {
    ...COLLECTIONS.appointmentTypes.sample,
    id: newId('type'),
    advisor: advisor.id,
    minutes,
    pause,
    notice: 0,
    horizon: 60,
    place: { kind: 'phone' as const },
  };
  await store('appointmentTypes', type);
  return { advisor, type };
}

function aBooking(typeId: string, pageId: string, changes: Partial<BookAppointmentInput> = {}) {
  const input: BookAppointmentInput = {
    id: newId('appointment'),
    typeId,
    start: at('10:00').toISOString(),
    pageId,
    videoId: null,
    firstName: 'Jana',
    lastName: 'Weber',
    email: 'jana.weber@example.org',
    answers: [{ question: 'Worum geht es?', answer: 'Absicherung als Lehrerin' }],
    ...changes,
  };
  const caller = { uid: newId('person'), phone: randomPhone(), emailConfirmed: false };
  return { input, caller };
}

async function storedAbout(advisorId: string) {
  const of = (collection: string) =>
    db.collection(collection).where('advisor', '==', advisorId).get();
  const [customers, appointments, mails, cells] = await Promise.all([
    of('customers'),
    of('appointments'),
    of('mails'),
    of('slotCells'),
  ]);
  return {
    customers: parseDocuments(customerSchema, customers.docs),
    appointments: parseDocuments(appointmentSchema, appointments.docs),
    mails: parseDocuments(mailSchema, mails.docs),
    cells: cells.docs.map(({ id }) => id).toSorted(),
  };
}

/** The ids of the cells that these appointments have to occupy. */
function cellsFor(appointments: readonly Appointment[]): string[] {
  return appointments
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ advisor, start, freeFrom }) =>
      quartersOf({ start, end: freeFrom }).map((quarter) => slotCellId(advisor, quarter)),
    )
    .toSorted();
}

async function aBooked(changes: Partial<BookAppointmentInput> = {}) {
  const { advisor, type } = await anAdvisorWithHours();
  const { input, caller } = aBooking(type.id, advisor.id, changes);
  const { token } = await bookAppointment(ports(), input, caller);
  return { advisor, type, input, caller, token };
}

test('retrying a booking after a crash at any point leaves one appointment and one mail to each side', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { advisor, type } = await anAdvisorWithHours();
    const { input, caller } = aBooking(type.id, advisor.id);
    const outcome = await codeOf(bookAppointment(dying(ports(), step), input, caller));
    finished = outcome === 'done';
    if (!finished) expect(outcome).toContain('killed');
    await bookAppointment(ports(), input, caller);

    const { customers, appointments, mails, cells } = await storedAbout(advisor.id);
    expect(customers).toMatchObject([{ id: caller.uid, phone: caller.phone }]);
    expect(appointments).toMatchObject([
      { id: input.id, state: 'booked', end: at('10:30'), freeFrom: at('10:45'), isOwn: true },
    ]);
    expect(cells).toEqual(cellsFor(appointments));
    expect(cells).toHaveLength(3);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'appointment-confirmation',
      'appointment-news',
    ]);
    expect(step).toBeLessThan(40);
  }
});

/** Books overlapping times concurrently, in four processes. */
async function aRush(book: (ids: ReturnType<typeof ports>) => ReturnType<typeof ports>) {
  const { advisor, type } = await anAdvisorWithHours({ minutes: 60, pause: 15 });
  const processes = Array.from({ length: 4 }, () => book(ports()));
  const starts = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const by = processes[index % processes.length];
      const start = at(starts[index % starts.length] ?? '10:00').toISOString();
      const { input, caller } = aBooking(type.id, advisor.id, {
        start,
        lastName: `Weber ${'abcdefghijklmnopqrstuvwx'.charAt(index)}`,
      });
      if (!by) throw new Error('no process');
      return codeOf(bookAppointment(by, input, caller));
    }),
  );
  const { appointments, cells } = await storedAbout(advisor.id);
  return { outcomes, appointments, cells };
}

const overlapping = (appointments: readonly Appointment[]) =>
  appointments.filter((one) =>
    appointments.some(
      (other) => other.id !== one.id && other.start < one.freeFrom && one.start < other.freeFrom,
    ),
  );

test('concurrent bookings never share a quarter of an hour', async () => {
  const { outcomes, appointments, cells } = await aRush((own) => own);
  expect(new Set(outcomes)).toEqual(new Set(['done', 'appointment/taken']));
  expect(appointments).toHaveLength(outcomes.filter((outcome) => outcome === 'done').length);
  expect(overlapping(appointments)).toEqual([]);
  expect(cells).toEqual(cellsFor(appointments));
});

test('without the cells, the same concurrent bookings overlap', async () => {
  const { appointments } = await aRush((own) => ({
    ...own,
    appointments: {
      ...own.appointments,
      async book(appointment: Appointment) {
        await db.doc(`appointments/${appointment.id}`).set(toData(appointment));
        return 'written' as const;
      },
    },
  }));
  expect(overlapping(appointments)).not.toEqual([]);
});

test('offers a time until it is booked, and again after a cancellation', async () => {
  const { advisor, type } = await anAdvisorWithHours();
  const offered = async () => {
    const { times } = await freeTimes(ports(), { typeId: type.id, from: DAY, days: 1 }, 'x');
    return times;
  };
  const before = await offered();
  expect(before).toHaveLength(16);
  const { input, caller } = aBooking(type.id, advisor.id);
  const { token } = await bookAppointment(ports(), input, caller);
  const taken = ['09:30', '10:00', '10:30'].map((time) => at(time).toISOString());
  expect(await offered()).toEqual(before.filter((time) => !taken.includes(time)));
  await cancelAppointment(ports(), { token });
  expect(await offered()).toEqual(before);
});

test('sessions of the advisor block times, unless they are called off', async () => {
  const { advisor, type } = await anAdvisorWithHours();
  const seminar = await store('seminars', aSeminar(advisor.id, { duration: 60 }));
  await store('sessions', aSession(seminar, { time: at('11:00') }));
  await store(
    'sessions',
    aSession(seminar, {
      time: at('14:00'),
      calledOff: { at: new Date(), reason: null, replacement: null, seats: 0, waiting: 0 },
    }),
  );
  const book = (time: string) => {
    const { input, caller } = aBooking(type.id, advisor.id, { start: at(time).toISOString() });
    return codeOf(bookAppointment(ports(), input, caller));
  };
  expect(await book('11:30')).toBe('appointment/taken');
  expect(await book('10:30')).toBe('appointment/taken');
  expect(await book('12:00')).toBe('done');
  expect(await book('14:00')).toBe('done');
});

test('rejects closed types, times outside the hours, blocked advisors and plans without appointments', async () => {
  const { advisor, type } = await anAdvisorWithHours();
  const book = (typeId: string, time = '10:00') => {
    const { input, caller } = aBooking(typeId, advisor.id, { start: at(time).toISOString() });
    return codeOf(bookAppointment(ports(), input, caller));
  };
  expect(await book(type.id, '08:30')).toBe('appointment/taken');
  expect(await book(type.id, '10:15')).toBe('appointment/taken');
  expect(await book('none')).toBe('appointment-type/not-found');
  await db.doc(`appointmentTypes/${type.id}`).update({ isOpen: false });
  expect(await book(type.id)).toBe('appointment-type/not-found');
  await db.doc(`appointmentTypes/${type.id}`).update({ isOpen: true });
  await db.doc(`advisors/${advisor.id}`).update({ lv: 0 });
  expect(await book(type.id)).toBe('appointment-type/not-found');
  await db.doc(`advisors/${advisor.id}`).update({ lv: 1 });
  await store(
    'accounts',
    anAccount({ id: advisor.id, block: { reason: 'Verstoß', at: new Date() } }),
  );
  expect(await book(type.id)).toBe('appointment-type/not-found');
});

test('limits a person to three upcoming appointments with an advisor', async () => {
  const { advisor, type } = await anAdvisorWithHours();
  const { caller } = aBooking(type.id, advisor.id);
  const outcomes: string[] = [];
  for (const time of ['09:00', '10:00', '11:00', '12:00']) {
    const { input } = aBooking(type.id, advisor.id, { start: at(time).toISOString() });
    outcomes.push(await codeOf(bookAppointment(ports(), input, caller)));
  }
  expect(outcomes).toEqual(['done', 'done', 'done', 'appointment/too-many']);
});

test('retrying a move after a crash at any point leaves one time, its quarters and one mail', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { advisor, token, input } = await aBooked();
    // the new time overlaps the old one by half
    const start = at('10:30').toISOString();
    const outcome = await codeOf(moveAppointment(dying(ports(), step), { token, start }));
    finished = outcome === 'done';
    if (!finished) expect(outcome).toContain('killed');
    await moveAppointment(ports(), { token, start });
    const { appointments, cells, mails } = await storedAbout(advisor.id);
    expect(appointments).toMatchObject([{ id: input.id, start: at('10:30'), changes: 1 }]);
    expect(cells).toEqual(cellsFor(appointments));
    const ofMove = mails.filter((mail) => 'movedFrom' in mail && mail.movedFrom !== null);
    expect(ofMove.map(({ kind }) => kind).toSorted()).toEqual([
      'appointment-confirmation',
      'appointment-news',
    ]);
    expect(step).toBeLessThan(20);
  }
});

test('rejects a move to a taken time, and a move of a cancelled appointment', async () => {
  const { advisor, type, token } = await aBooked();
  const other = aBooking(type.id, advisor.id, { start: at('12:00').toISOString() });
  await bookAppointment(ports(), other.input, other.caller);
  const move = (time: string) =>
    codeOf(moveAppointment(ports(), { token, start: at(time).toISOString() }));
  expect(await move('12:00')).toBe('appointment/taken');
  expect(await move('11:30')).toBe('appointment/taken');
  await cancelAppointment(ports(), { token });
  expect(await move('15:00')).toBe('appointment/over');
  expect(await codeOf(cancelAppointment(ports(), { token }))).toBe('done');
  const states = (await storedAbout(advisor.id)).appointments.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['booked', 'cancelled']);
});

test('an advisor calls off only their own appointments, and the person gets the reason', async () => {
  const { advisor, input } = await aBooked();
  const callOff = (by: string) =>
    codeOf(callOffAppointment(ports(), { id: input.id, reason: 'Krank' }, by));
  expect(await callOff('another')).toBe('appointment/not-found');
  expect(await callOff(advisor.id)).toBe('done');
  const { appointments, mails, cells } = await storedAbout(advisor.id);
  expect(appointments).toMatchObject([
    { state: 'cancelled', cancelledBy: 'advisor', reason: 'Krank' },
  ]);
  expect(cells).toEqual([]);
  expect(mails.map(({ kind }) => kind)).toContain('appointment-cancelled');
});

test('records the outcome once the appointment has begun, and allows corrections', async () => {
  const { advisor, input } = await aBooked();
  const record = (outcome: 'came' | 'missed', now: Date) =>
    codeOf(
      recordAppointment({ ...ports(), now: () => now }, { id: input.id, outcome }, advisor.id),
    );
  expect(await record('came', at('09:00'))).toBe('appointment/over');
  expect(await record('missed', at('10:20'))).toBe('done');
  expect(await record('came', at('10:40'))).toBe('done');
  expect((await storedAbout(advisor.id)).appointments).toMatchObject([{ state: 'came' }]);
});

test('rejects a guessed link, and invalidates old links when the e-mail address changes', async () => {
  const { input, token } = await aBooked();
  expect(await codeOf(cancelAppointment(ports(), { token: `${token}x` }))).toBe('link/invalid');
  const row = db.doc(`appointments/${input.id}`);
  await row.update({ email: 'other@example.org' });
  expect(await codeOf(cancelAppointment(ports(), { token }))).toBe('appointment/not-found');
  const appointment = parseDocument(appointmentSchema, await row.get());
  if (!appointment) throw new Error('the appointment is gone');
  expect(await codeOf(cancelAppointment(ports(), { token: appointmentToken(appointment) }))).toBe(
    'done',
  );
});

test('erasing a person frees their times and deletes every trace of the appointment', async () => {
  const { advisor, caller } = await aBooked();
  await eraseTraces({ ...mergePorts, logins: { remove: () => Promise.resolve() } }, caller.uid);
  const { appointments, cells } = await storedAbout(advisor.id);
  expect({ appointments, cells }).toEqual({ appointments: [], cells: [] });
});
