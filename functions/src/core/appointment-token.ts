import { createHash } from 'node:crypto';
import { APPOINTMENT_PATH, type Appointment } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'appointment';
const payloadSchema = z.tuple([idSchema, z.string()]);

type Booked = Pick<Appointment, 'id' | 'phone' | 'email'>;

/** Proves that its bearer booked the appointment or was mailed its link. It changes with the person's address. */
export function appointmentToken(appointment: Booked): string {
  return signToken(PURPOSE, JSON.stringify([appointment.id, holderOf(appointment)]), linkKeys());
}

/** The address of the appointment's page, for a mail to the person. */
export function appointmentAddress(appointment: Booked): string {
  return `${portalOrigin()}${APPOINTMENT_PATH}#${appointmentToken(appointment)}`;
}

/**
 * The appointment of a link.
 * @throws AppError `link/invalid` for what `appointmentToken` did not make; reads nothing then
 */
export function requireAppointmentToken(token: string): { id: string; holder: string } {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [id, holder] = payloadSchema.parse(JSON.parse(payload));
  return { id, holder };
}

/** Tells one holder of an appointment from another without naming them. */
export function holderOf({ id, phone, email }: Booked): string {
  const hash = createHash('sha256').update(JSON.stringify([id, phone, email]));
  return hash.digest('base64url').slice(0, 12);
}
