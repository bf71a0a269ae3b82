import { chakra, Flex } from '@chakra-ui/react';
import { SCHEDULES, type Schedule } from '@wbd/domain';
import { useId } from 'react';
import { pricingTexts as texts } from './texts.de.ts';

export interface BillingToggleProps {
  schedule: Schedule;
  onScheduleChange: (schedule: Schedule) => void;
}

const Group = chakra('fieldset', { base: { borderWidth: '0' } });
const Legend = chakra('legend', { base: { srOnly: true } });
const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1',
    minH: '11',
    px: { base: '4', md: '6' },
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    '&:has(:checked)': { bg: 'brand.solid', color: 'brand.contrast' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
// covered by its label, so that keyboard and screen reader meet an ordinary radio button
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
});

/** In the order in which the commitment grows. */
const ORDER = SCHEDULES.toReversed();

/** Chooses how a plan is paid. */
export function BillingToggle({ schedule, onScheduleChange }: BillingToggleProps) {
  const name = useId();
  return (
    <Group>
      <Legend>{texts.billing}</Legend>
      <Flex
        display="inline-flex"
        p="1"
        gap="1"
        bg="bg.muted"
        borderRadius="full"
        w={{ base: 'full', sm: 'auto' }}
      >
        {ORDER.map((option) => (
          <Option key={option}>
            <Radio
              type="radio"
              name={name}
              value={option}
              checked={option === schedule}
              onChange={() => onScheduleChange(option)}
            />
            {texts.schedules[option]}
          </Option>
        ))}
      </Flex>
    </Group>
  );
}
