import { useParams } from '@wbd/router';
import { Button, Heading, Stack, share, Text } from '@wbd/ui';
import { Share2 } from 'lucide-react';
import { paths } from '../../shared/paths.ts';
import { bookingTexts } from './texts.de.ts';

const texts = bookingTexts.forAdvisor;

interface ForAdvisorProps {
  /** the advisor to meet */
  advisor: { id: string; firstName: string; lastName: string };
  viewer: { id: string };
}

/** Advisors cannot verify a customer's number, so they get a link to this page for the customer. */
export function ForAdvisor({ advisor, viewer }: ForAdvisorProps) {
  const { other = '' } = useParams();
  const { id, firstName, lastName } = advisor;
  // customers who book through this link stay customers of its sender
  const url = new URL(paths.appointment(viewer.id, other), window.location.origin).href;
  return (
    <Stack gap="4" align="flex-start">
      <Heading as="h2" size="xl">
        {texts.title}
      </Heading>
      <Text color="fg.muted">{viewer.id === id ? texts.own : texts.colleague(firstName)}</Text>
      <Text overflowWrap="anywhere" textStyle="sm">
        {url}
      </Text>
      <Button
        onClick={() => void share({ url, title: texts.shareTitle(`${firstName} ${lastName}`) })}
      >
        <Share2 aria-hidden />
        {texts.share}
      </Button>
    </Stack>
  );
}
