import type { AppointmentHours } from './appointment-hours.ts';
import type { AppointmentType } from './appointment-type.ts';

export function takesAppointments(
  hours: Pick<AppointmentHours, 'week'> | null,
  types: readonly Pick<AppointmentType, 'isOpen'>[],
): boolean {
  return hours !== null && types.some(({ isOpen }) => isOpen);
}
