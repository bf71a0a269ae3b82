import { birthdaysQuery, type Birthday } from '@wbd/data/customers';
import { nextDays } from '@wbd/domain/customers';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Stack, Text } from '@wbd/ui';
import { PhoneLink } from '@wbd/ui/page';
import { useState } from 'react';
import { DueCard } from './due-card.tsx';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.birthdays;
const DAYS_AHEAD = 7;
const SHOWN = 5;

/** Which customers have their birthday within a week; nothing while there is none. */
export function BirthdaysCard({ uid }: { uid: string }) {
  const [days] = useState(() => nextDays(DAYS_AHEAD, new Date()));
  return (
    <DueCard
      query={useQuery(birthdaysQuery(uid, days))}
      most={SHOWN}
      texts={texts}
      row={(birthday) => (
        <BirthdayRow
          key={birthday.customer.id}
          birthday={birthday}
          isToday={birthday.day === days[0]}
        />
      )}
    />
  );
}

function BirthdayRow({ birthday, isToday }: { birthday: Birthday; isToday: boolean }) {
  const { day, age, customer } = birthday;
  return (
    <Stack as="li" gap="0" minW="0">
      <Link asChild fontWeight="medium" overflowWrap="anywhere">
        <RouterLink to={`/intern/crm/${encodeURIComponent(customer.id)}`}>
          {`${customer.firstName} ${customer.lastName}`.trim()}
        </RouterLink>
      </Link>
      <Text textStyle="sm" color={isToday ? 'fg' : 'fg.muted'}>
        {isToday ? texts.today(age) : texts.on(day, age)}
      </Text>
      {customer.phone !== null && <PhoneLink phone={customer.phone} />}
    </Stack>
  );
}
