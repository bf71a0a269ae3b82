import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
    textStyle: 'sm',
    '&:has(:disabled)': { layerStyle: 'disabled' },
  },
});

const Box = chakra('input', {
  base: {
    boxSize: '5',
    mt: '0.5',
    flexShrink: '0',
    accentColor: 'colorPalette.solid',
    cursor: 'inherit',
    borderRadius: 'l1',
  },
});

export interface CheckboxProps extends ComponentProps<typeof Box> {
  children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" {...input} />
      <span>{children}</span>
    </Row>
  );
}
