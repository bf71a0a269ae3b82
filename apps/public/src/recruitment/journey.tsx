import { Flex, Heading, Stack, Text } from '@wbd/ui';

interface JourneyProps {
  title: string;
  /** what happens, one after the other */
  steps: readonly { title: string; text: string }[];
}

/** How one customer gets from a link to an appointment. */
export function Journey({ title, steps }: JourneyProps) {
  return (
    <Stack as="section" gap="8">
      <Heading as="h2" size="3xl">
        {title}
      </Heading>
      <Stack as="ol" aria-label={title} gap="6" listStyleType="none" maxW="4xl">
        {steps.map((step, index) => (
          <Flex as="li" key={step.title} gap="4">
            <Flex
              aria-hidden
              flexShrink="0"
              align="center"
              justify="center"
              boxSize="10"
              borderRadius="full"
              bg="brand.muted"
              color="brand.fg"
              fontWeight="semibold"
            >
              {index + 1}
            </Flex>
            <Stack gap="1" minW="0" overflowWrap="anywhere" hyphens="auto">
              <Text fontWeight="semibold" textStyle="lg">
                {step.title}
              </Text>
              <Text color="fg.muted" maxW="prose">
                {step.text}
              </Text>
            </Stack>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
