import { referralName, type Customer, type Referral } from '@wbd/domain/customers';
import { keptMs } from '@wbd/domain/retention';
import { berlinDay, monthOf } from '@wbd/domain/time';
import { linkKey, linkVisitsId, type LinkVisits } from '@wbd/domain/visits';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_SEMINARS } from '../demo.ts';

/** Last names of those who asked for an appointment after they came. */
const ASKED = ['Behrens', 'Krämer'];

/** What the person who shared a link knows of those who came through it. */
export function demoReferrals(customers: readonly Customer[]): Referral[] {
  return customers.flatMap((customer) =>
    customer.inviteBy === null
      ? []
      : [
          {
            id: customer.id,
            customer: customer.id,
            referrer: customer.inviteBy,
            advisor: customer.advisor,
            name: referralName(customer),
            createdAt: customer.registered,
            registered: true,
            attended: [],
            deals: [],
            appointmentAt: ASKED.includes(customer.lastName) ? customer.registered : null,
          },
        ],
  );
}

const PAGE = linkKey(null);
const SEMINAR = linkKey({ kind: 'seminar', id: DEMO_SEMINARS.trailer });
const VIDEO = linkKey({ kind: 'video', id: DEMO_EXPERTS.plan });

/** How often links were opened: days ago, link, how often. */
const OPENED: readonly (readonly [number, string, number])[] = [
  [1, PAGE, 2],
  [1, SEMINAR, 5],
  [6, VIDEO, 3],
  [13, SEMINAR, 4],
  [24, PAGE, 6],
  [43, SEMINAR, 3],
];

/** How often the links of the two demo advisors who share were opened. */
export function demoLinkVisits(now: Date): LinkVisits[] {
  const { basic, pro } = DEMO_ADVISORS;
  return [basic, pro].flatMap(({ uid }) => {
    const months = new Map<string, LinkVisits>();
    for (const [ago, link, count] of OPENED) {
      const at = daysAgo(now, ago);
      const month = months.get(monthOf(at)) ?? {
        id: linkVisitsId(uid, at),
        referrer: uid,
        days: {},
        expiresAt: new Date(now.getTime() + keptMs('linkVisits')),
      };
      const day = berlinDay(at);
      month.days[day] = { ...month.days[day], [link]: count };
      months.set(monthOf(at), month);
    }
    return [...months.values()];
  });
}
