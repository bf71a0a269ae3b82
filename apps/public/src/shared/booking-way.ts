import type { Advisor } from '@wbd/domain/advisors';
import { CalendarDays } from 'lucide-react';
import { paths } from './paths.ts';
import type { Way } from './watch-actions.tsx';

interface BookingWayOptions {
  owner: Pick<Advisor, 'id'>;
  /** the appointment's page; the advisor's own unless it says otherwise */
  to?: string;
  label: string;
}

/** The way to an appointment: to the calendar, or to a request where the advisor has none. */
export function bookingWay({ owner, label, to }: BookingWayOptions): Way {
  return { to: to ?? paths.appointment(owner.id, owner.id), icon: CalendarDays, label };
}
