import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

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
  error?: string | undefined;
  disabled?: boolean;
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
    '&:has(:checked)': { bg: 'bg.panel', color: 'fg', boxShadow: 'sm' },
  },
});

function ErrorLine({ id, children }: { id: string; children: string | undefined }) {
  return (
    <Text
      id={id}
      aria-live="polite"
      color="fg.error"
      textStyle="sm"
      fontWeight="medium"
      mt={children === undefined ? '0' : '2'}
    >
      {children}
    </Text>
  );
}

/** One of several things that need a line or two of words each: radio buttons as cards. */
export function RadioCards<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onValueChange, error, disabled = false } = props;
  const id = useId();
  return (
    <Group disabled={disabled} aria-describedby={`${id}-error`}>
      <Legend>{legend}</Legend>
      <Stack gap="3">
        {options.map((choice) => (
          <Card key={choice.value}>
            <HiddenRadio
              type="radio"
              name={id}
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
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </Group>
  );
}

/** One of two or three short words: radio buttons as a switch. */
export function SegmentedChoice<Value extends string>(props: Omit<ChoiceProps<Value>, 'error'>) {
  const { legend, options, value, onValueChange, disabled = false } = props;
  const id = useId();
  return (
    <Group disabled={disabled}>
      <Legend>{legend}</Legend>
      <Stack
        direction={{ base: 'column', sm: 'row' }}
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
