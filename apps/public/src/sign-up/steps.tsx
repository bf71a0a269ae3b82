import { chakra, Flex, Text } from '@wbd/ui';
import { signUpTexts } from './texts.de.ts';

const texts = signUpTexts.steps;
const STEPS = ['account', 'payment'] as const;

const List = chakra('ol', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '6', listStyleType: 'none' },
});

/** Where a person is on the way to a paid package. */
export function Steps({ current }: { current: (typeof STEPS)[number] }) {
  return (
    <List aria-label={texts.label}>
      {STEPS.map((step, index) => (
        <Flex
          as="li"
          key={step}
          align="center"
          gap="2.5"
          color={step === current ? 'fg' : 'fg.muted'}
          aria-current={step === current ? 'step' : undefined}
        >
          <Flex
            as="span"
            boxSize="7"
            align="center"
            justify="center"
            borderRadius="full"
            textStyle="sm"
            fontWeight="semibold"
            bg={step === current ? 'brand.solid' : 'bg.emphasized'}
            color={step === current ? 'brand.contrast' : 'fg'}
            aria-hidden
          >
            {index + 1}
          </Flex>
          <Text as="span" fontWeight={step === current ? 'semibold' : 'normal'}>
            {texts[step]}
          </Text>
        </Flex>
      ))}
    </List>
  );
}
