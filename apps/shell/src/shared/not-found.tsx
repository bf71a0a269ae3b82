import { Link, useDocumentTitle } from '@wbd/router';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { shellTexts } from '../texts.de.ts';

const texts = shellTexts.notFound;

/** The page for an address nobody answers. */
export function NotFound() {
  useDocumentTitle(texts.title);
  return (
    <Stack align="center" textAlign="center" gap="3" px="5" py={{ base: '16', md: '28' }}>
      <Text textStyle="6xl" fontWeight="bold" lineHeight="1" color="colorPalette.fg">
        {texts.code}
      </Text>
      <Heading as="h1" size="2xl">
        {texts.title}
      </Heading>
      <Text color="fg.muted" maxW="md">
        {texts.text}
      </Text>
      <Button asChild mt="3">
        <Link to="/">{texts.home}</Link>
      </Button>
    </Stack>
  );
}
