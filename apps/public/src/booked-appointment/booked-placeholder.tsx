import { Heading, Skeleton, Stack, VisuallyHidden } from '@wbd/ui';
import { Facts } from '../shared/facts.tsx';
import { Panel } from '../shared/panel.tsx';
import { bookedTexts as texts } from './texts.de.ts';

/** Shown until the appointment is loaded. The token is in the fragment, which browsers do not send to servers. */
export function BookedPlaceholder() {
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
        {Object.values(texts.facts).map((fact) => [
          <dt key={`${fact} dt`}>{fact}</dt>,
          <dd key={fact}>
            <Skeleton h="6" maxW="52" />
          </dd>,
        ])}
      </Facts>
    </Panel>
  );
}
