import { createHash } from 'node:crypto';
import { APPOINTMENT_PATH, type Appointment } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'appointment';
const payloadSchema = z.tuple([idSchema, z.string()]);

/** An appointment, and a hash of the number and address to which the link was given. */
export interface AppointmentLink {
  id: string;
  holder: string;
}

type Booked = Pick<Appointment, 'id' | 'phone' | 'email'>;

/** Proves that its bearer booked the appointment or got its link by mail. Changes with the e-mail address. */
export function appointmentToken(appointment: Booked): string {
  return signToken(PURPOSE, JSON.stringify([appointment.id, holderOf(appointment)]), linkKeys());
}

/** The URL of the appointment's page, for mails to the person. */
export function appointmentAddress(appointment: Booked): string {
  return `${portalOrigin()}${APPOINTMENT_PATH}#${appointmentToken(appointment)}`;
}

/**
 * Parses the token of an appointment link.
 * @throws AppError `link/invalid` for a token that `appointmentToken` did not create
 */
export function requireAppointmentToken(token: string): AppointmentLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [id, holder] = payloadSchema.parse(JSON.parse(payload));
  return { id, holder };
}

/** A hash that identifies the holder of an appointment without contact details. */
export function holderOf({ id, phone, email }: Booked): string {
  const hash = createHash('sha256').update(JSON.stringify([id, phone, email]));
  return hash.digest('base64url').slice(0, 12);
}
