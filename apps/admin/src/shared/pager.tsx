import { Button, Flex, Text } from '@wbd/ui';
import { sharedTexts } from './texts.de.ts';
import type { Pages } from './use-pages.ts';

const texts = sharedTexts.pages;

/** The way to the page before and the page after; nothing where there is only one. */
export function Pager({ number, back, next, isLoadingNext }: Omit<Pages<unknown>, 'page'>) {
  if (!back && !next) return null;
  return (
    <Flex as="nav" aria-label={texts.label} align="center" justify="center" gap="4">
      <Button variant="surface" disabled={!back} onClick={() => back?.()}>
        {texts.back}
      </Button>
      <Text role="status">{texts.page(number)}</Text>
      <Button
        variant="surface"
        disabled={!next}
        loading={isLoadingNext}
        loadingText={texts.next}
        onClick={() => void next?.()}
      >
        {texts.next}
      </Button>
    </Flex>
  );
}
