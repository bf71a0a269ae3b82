import type { Appointment } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { holderOf, type AppointmentLink } from '../../../core/appointment-token.ts';
import type { AppointmentsRepository } from './appointments.repository.ts';

/**
 * Loads the appointment that a link identifies.
 * @throws AppError `appointment/not-found`, also when the person's e-mail address has changed
 */
export async function linkedAppointment(
  appointments: Pick<AppointmentsRepository, 'appointment'>,
  { id, holder }: AppointmentLink,
): Promise<Appointment> {
  const appointment = await appointments.appointment(id);
  if (!appointment || holderOf(appointment) !== holder) {
    throw new AppError('appointment/not-found');
  }
  return appointment;
}
