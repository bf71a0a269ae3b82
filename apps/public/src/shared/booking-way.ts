import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo } from '@wbd/domain/content';
import { bookingTarget } from '@wbd/domain/pages';
import { CalendarDays } from 'lucide-react';
import { paths } from './paths.ts';
import type { Way } from './watch-actions.tsx';

interface BookingWayOptions {
  owner: Advisor;
  /** with a link of its own, perhaps */
  video?: ExpertVideo | null;
  /** the appointment's page; the advisor's own unless it says otherwise */
  to?: string;
  label: string;
}

/** The link to book an appointment; null without one. */
export function bookingWay(options: BookingWayOptions): Way | null {
  const { owner, video = null, to = paths.appointment(owner.id, owner.id), label } = options;
  return bookingTarget(owner, video) === null ? null : { to, icon: CalendarDays, label };
}
