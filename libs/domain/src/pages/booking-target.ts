import type { Advisor } from '../advisors/advisor.ts';
import type { ExpertVideo } from '../content/content.ts';
import { may } from '../plans/capabilities.ts';
import { safeHttpLink } from './booking-link.ts';

/** Whether people can book appointment types of an advisor here, which the plan has to include. */
export function isBookableHere({
  lv,
  takesAppointments,
}: Pick<Advisor, 'lv' | 'takesAppointments'>) {
  return takesAppointments && may(lv, 'appointments');
}

/**
 * The link where an appointment is booked: the expert video's own one, else the advisor's.
 * @returns null when there is none that may be opened
 */
export function bookingTarget(
  advisor: Pick<Advisor, 'id' | 'bookingslink'>,
  video: Pick<ExpertVideo, 'advisor' | 'bookinglink'> | null,
): string | null {
  // a link in the address must not send someone else's customers to this video's calendar
  const own = video?.advisor === advisor.id ? video.bookinglink : null;
  return safeHttpLink(own ?? '') ?? safeHttpLink(advisor.bookingslink ?? '');
}
