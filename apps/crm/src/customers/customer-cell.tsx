import { CUSTOMER_DETAILS, type DetailName } from '@wbd/domain/customers';
import { formatPhone } from '@wbd/domain/phone';
import { formatDate, formatDateTime, formatDay } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Box, Link } from '@wbd/ui';
import { EmailLink, PhoneLink } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { customerPath } from '../shared/paths.ts';
import { crmTexts } from './texts.de.ts';
import { Tags } from './organise/tags.tsx';

function Nothing() {
  return (
    <Box as="span" color="fg.subtle">
      {crmTexts.none}
    </Box>
  );
}

const contents: Record<SortId, (row: CustomerRow) => ReactNode> = {
  name: ({ name, customer: { id } }) => (
    <Link asChild variant="plain" display="block" py="1" overflow="hidden" textOverflow="ellipsis">
      <RouterLink to={customerPath(id)}>{name}</RouterLink>
    </Link>
  ),
  // whose data may only be stored is neither written to nor called
  email: ({ customer: { email, restriction } }) =>
    email !== null && (restriction === null ? <EmailLink email={email} /> : email),
  phone: ({ customer: { phone, restriction } }) =>
    phone !== null && (restriction === null ? <PhoneLink phone={phone} /> : formatPhone(phone)),
  age: ({ customer: { bday }, age }) =>
    bday !== null &&
    age !== null && (
      <>
        {formatDay(bday)}{' '}
        <Box as="span" color="fg.muted">
          {`(${crmTexts.years(age)})`}
        </Box>
      </>
    ),
  job: ({ customer: { job } }) => <DetailCell name="job" value={job} />,
  tags: ({ customer: { tags } }) => tags.length > 0 && <Tags tags={tags} />,
  lastContact: ({ customer: { lastContact } }) => lastContact !== null && formatDate(lastContact),
  registered: ({ customer: { registered } }) => (
    <time dateTime={registered.toISOString()} title={formatDateTime(registered)}>
      {formatDate(registered)}
    </time>
  ),
};

/** One thing about a customer, or a dash. */
export function CustomerCell({ id, row }: { id: SortId; row: CustomerRow }) {
  const content = contents[id](row);
  return content === false ? <Nothing /> : content;
}

/** A detail, or a dash when it is unknown. Details with fixed choices are badges, like the list's filters. */
export function DetailCell({ name, value }: { name: DetailName; value: string | null }) {
  if (value === null) return <Nothing />;
  return CUSTOMER_DETAILS[name].choices ? <Badge colorPalette="gray">{value}</Badge> : value;
}
