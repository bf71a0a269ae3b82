import { isComing, type Appointment, type AppointmentByLink } from '@wbd/domain/appointments';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { requireAppointmentToken } from '../../../core/appointment-token.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { AppointmentsRepository } from './appointments.repository.ts';
import { bookableAdvisor, type BookablePorts } from './bookable.ts';
import { linkedAppointment } from './linked-appointment.ts';

export interface AppointmentByLinkPorts extends Pick<BookablePorts, 'advisorState'> {
  appointments: Pick<AppointmentsRepository, 'appointment' | 'type'>;
  advisor(uid: string): Promise<Advisor | null>;
  /** the calendar file that mails attach; null without an e-mail address */
  calendar(appointment: Appointment): Promise<AppointmentByLink['calendar']>;
  /** limits reads per network */
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Loads the appointment that a link identifies.
 * @throws AppError `link/invalid`, `appointment/not-found`, `rate/limited`
 */
export async function appointmentByLink(
  ports: AppointmentByLinkPorts,
  { token }: { token: string },
  network: string,
): Promise<AppointmentByLink> {
  const link = requireAppointmentToken(token);
  const now = ports.now();
  if (!(await ports.looks.take(network, now))) throw new AppError('rate/limited');
  const appointment = await linkedAppointment(ports.appointments, link);
  const [advisor, type, isBookable] = await Promise.all([
    ports.advisor(appointment.advisor),
    ports.appointments.type(appointment.type),
    bookableAdvisor(ports, appointment.advisor),
  ]);
  if (!advisor) throw new AppError('appointment/not-found');
  const { firstName, lastName, code } = advisor;
  const coming = isComing(appointment, now);
  return {
    title: appointment.title,
    type: type?.isOpen && isBookable ? type.id : null,
    start: appointment.start.toISOString(),
    end: appointment.end.toISOString(),
    place: appointment.place,
    state: appointment.state === 'cancelled' ? 'cancelled' : coming ? 'coming' : 'over',
    cancelledBy: appointment.cancelledBy,
    reason: appointment.reason,
    firstName: appointment.firstName,
    email: appointment.email,
    advisor: { firstName, lastName, code },
    calendar: coming ? await ports.calendar(appointment) : null,
  };
}
