import { Link as RouterLink } from '@wbd/router';
import { Heading, Link, Stack, Text } from '@wbd/ui';
import { CircleCheck } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { appointmentTexts } from './texts.de.ts';

const texts = appointmentTexts.sent;

/** What happens now that an advisor without a calendar knows of the wish. */
export function RequestSent({ firstName, phone }: { firstName: string; phone: string | null }) {
  return (
    <Stack gap="4" role="status">
      <Text as="span" color="green.fg">
        <CircleCheck aria-hidden size={36} />
      </Text>
      <Heading as="h2" size="xl">
        {texts.title(firstName)}
      </Heading>
      <Text color="fg.muted">{texts.text(firstName, phone)}</Text>
      <Text color="fg.muted">
        {texts.found}{' '}
        <Link asChild>
          <RouterLink to={paths.ownDates}>{sharedTexts.ownDates}</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
}
