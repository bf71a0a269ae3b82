import {
  takesAppointments,
  type BookableType,
  type Hours,
  type SaveAppointmentTypeInput,
} from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { bookableAdvisor, type BookablePorts } from '../booking/bookable.ts';
import type { TypesRepository } from './types.repository.ts';

export interface TypesPorts {
  types: TypesRepository;
  now(): Date;
}

export async function saveHours(
  ports: TypesPorts,
  hours: Hours,
  advisor: string,
): Promise<Record<never, never>> {
  await ports.types.saveHours({ advisor, ...hours });
  return {};
}

/** @throws AppError `permission/denied` for another advisor's type, `appointment-type/too-many` */
export async function saveType(
  ports: TypesPorts,
  input: SaveAppointmentTypeInput,
  advisor: string,
): Promise<Record<never, never>> {
  const saved = await ports.types.save({ ...input, advisor, createdAt: ports.now() });
  if (saved === 'foreign') throw new AppError('permission/denied');
  if (saved === 'full') throw new AppError('appointment-type/too-many');
  return {};
}

/** Booked appointments of the type stay. */
export async function deleteType(
  ports: TypesPorts,
  { id }: { id: string },
  advisor: string,
): Promise<Record<never, never>> {
  await ports.types.remove(id, advisor);
  return {};
}

export interface BookableTypesPorts extends Pick<BookablePorts, 'advisorState' | 'appointments'> {
  types: Pick<TypesRepository, 'typesOf'>;
  /** limits reads per network */
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The advisor's bookable types, the shortest first; empty when the advisor takes no appointments.
 * @throws AppError `rate/limited`
 */
export async function bookableTypes(
  ports: BookableTypesPorts,
  { advisorId }: { advisorId: string },
  network: string,
): Promise<{ types: BookableType[] }> {
  if (!(await ports.looks.take(network, ports.now()))) throw new AppError('rate/limited');
  const [advisor, hours, types] = await Promise.all([
    bookableAdvisor(ports, advisorId),
    ports.appointments.hours(advisorId),
    ports.types.typesOf(advisorId),
  ]);
  if (!advisor || !takesAppointments(hours, types)) return { types: [] };
  return {
    types: types
      .filter(({ isOpen }) => isOpen)
      .toSorted((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title, 'de'))
      .map(({ id, title, minutes, place, questions }) => ({
        id,
        title,
        minutes,
        place: place.kind,
        address: place.kind === 'address' ? place.address : null,
        questions,
      })),
  };
}
