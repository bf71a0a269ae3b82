import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { notFoundTexts as texts } from './not-found.texts.de.ts';

/** Every address that nobody answers. */
export function NotFoundPage() {
  useDocumentTitle(texts.title);
  return (
    <PageFrame>
      <Stack
        align="center"
        justify="center"
        textAlign="center"
        gap="4"
        flex="1"
        px="5"
        py={{ base: '16', md: '24' }}
      >
        <Text textStyle="6xl" fontWeight="bold" color="brand.fg">
          {texts.code}
        </Text>
        <Heading as="h1" size="2xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted" maxW="md">
          {texts.text}
        </Text>
        <Button asChild mt="3">
          <RouterLink to={paths.root}>{texts.home}</RouterLink>
        </Button>
      </Stack>
    </PageFrame>
  );
}
