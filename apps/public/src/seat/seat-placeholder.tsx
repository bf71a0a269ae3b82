import { Flex, Heading, Skeleton, Stack, VisuallyHidden } from '@wbd/ui';
import { Facts } from '../shared/facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { seatTexts as texts } from './texts.de.ts';

/** The seat's page until it is known whose seat it is: the address says so only in its fragment, which no server sees. */
export function SeatPlaceholder() {
  return (
    <Panel aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Stack gap="2">
        <Heading as="h1" size="2xl">
          {texts.title}
        </Heading>
        <Skeleton h="6" maxW="80" />
      </Stack>
      <Facts>
        <dt>{texts.facts.seminar}</dt>
        <dd>
          <Skeleton h="6" maxW="60" />
        </dd>
        <dt>{texts.facts.time}</dt>
        <dd>
          <Skeleton h="12" maxW="52" />
        </dd>
        <dt>{texts.facts.place}</dt>
        <dd>
          <Skeleton h="6" maxW="40" />
        </dd>
      </Facts>
      <Flex gap="3">
        <Skeleton h="11" w="full" maxW="60" />
      </Flex>
    </Panel>
  );
}
