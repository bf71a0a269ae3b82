import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, HelpLines } from './help-lines.tsx';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** at the end of the row: a badge, a price */
  note?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** the option that takes the focus: the chosen one, or the first */
  ref?: Ref<HTMLInputElement>;
}

const Group = chakra('fieldset', { base: { minW: '0', w: 'full' } });
const Legend = chakra('legend', { base: { textStyle: 'sm', fontWeight: 'medium', mb: '2' } });
// covered by its label, but there for keyboard, screen reader and the browser's own radio behaviour
const HiddenRadio = chakra('input', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', w: 'full', h: 'full' },
});

const option = {
  position: 'relative',
  cursor: 'pointer',
  minH: '11',
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
  '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted', bg: 'bg.muted' },
} as const;

const Card = chakra('label', {
  base: {
    ...option,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'lg',
    '&:hover:not(:has(:disabled))': { bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'colorPalette.solid',
      boxShadow: 'inset 0 0 0 1px {colors.colorPalette.solid}',
      bg: 'colorPalette.subtle',
    },
  },
});

const Dot = chakra('span', {
  base: {
    boxSize: '5',
    mt: '0.5',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    'input:checked + &': {
      borderColor: 'colorPalette.solid',
      borderWidth: '6px',
    },
  },
});

const Segment = chakra('label', {
  base: {
    ...option,
    display: 'grid',
    placeItems: 'center',
    flex: '1',
    px: '4',
    py: '2',
    textStyle: 'sm',
    fontWeight: 'medium',
    textAlign: 'center',
    borderRadius: 'l2',
    color: 'fg.muted',
    '&:has(:checked)': {
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'sm',
      // a shadow does not lift anything off a dark ground
      _dark: { boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
    },
  },
});

/** One of several things that need a line or two of words each: radio buttons as cards. */
export function RadioCards<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onValueChange, hint, error, disabled = false, ref } = props;
  const id = useId();
  const focusable = options.some((choice) => choice.value === value) ? value : options[0]?.value;
  return (
    <Group disabled={disabled} aria-describedby={describedBy(id, hint)}>
      <Legend>{legend}</Legend>
      <Stack gap="3">
        {options.map((choice) => (
          <Card key={choice.value}>
            <HiddenRadio
              type="radio"
              name={id}
              ref={choice.value === focusable ? ref : undefined}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-invalid={error !== undefined}
              onChange={() => {
                onValueChange(choice.value);
              }}
            />
            <Dot aria-hidden />
            <Box flex="1" minW="0">
              <Text as="span" display="block" fontWeight="medium">
                {choice.label}
              </Text>
              {choice.description !== undefined && (
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {choice.description}
                </Text>
              )}
            </Box>
            {choice.note}
          </Card>
        ))}
      </Stack>
      <HelpLines id={id} hint={hint} error={error} />
    </Group>
  );
}

export interface SegmentedChoiceProps<Value extends string> extends Omit<
  ChoiceProps<Value>,
  'error' | 'hint'
> {
  /** the words are short enough to stand in a row on a phone, too */
  inline?: boolean;
}

/** One of two or three short words: radio buttons as a switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, options, value, onValueChange, disabled = false, inline = false, ref } = props;
  const id = useId();
  const focusable = options.some((choice) => choice.value === value) ? value : options[0]?.value;
  return (
    <Group disabled={disabled}>
      <Legend>{legend}</Legend>
      <Stack
        direction={{ base: inline ? 'row' : 'column', sm: 'row' }}
        // with large text, short words need a second row
        wrap="wrap"
        gap="1"
        p="1"
        bg="bg.emphasized"
        borderRadius="lg"
      >
        {options.map((choice) => (
          <Segment key={choice.value}>
            <HiddenRadio
              type="radio"
              name={id}
              ref={choice.value === focusable ? ref : undefined}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => {
                onValueChange(choice.value);
              }}
            />
            {choice.label}
          </Segment>
        ))}
      </Stack>
    </Group>
  );
}
