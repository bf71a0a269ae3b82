import { Heading, Stack, Text } from '@wbd/ui';

/** What a page about becoming a partner begins with. */
export function PageIntro({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="3" mb={{ base: '8', md: '12' }} maxW="3xl">
      <Heading as="h1" size="4xl">
        {title}
      </Heading>
      <Text textStyle="lg" color="fg.muted">
        {text}
      </Text>
    </Stack>
  );
}
