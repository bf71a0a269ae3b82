import type { AppointmentHours } from './appointment-hours.ts';
import type { AppointmentType } from './appointment-type.ts';

/** Whether people can book with an advisor who has these hours and kinds of appointments. */
export function takesAppointments(
  hours: Pick<AppointmentHours, 'week'> | null,
  types: readonly Pick<AppointmentType, 'isOpen'>[],
): boolean {
  return hours !== null && types.some(({ isOpen }) => isOpen);
}
