import { Box as Layout, chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, HelpLines } from './help-lines.tsx';

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

const Tick = chakra('input', {
  base: {
    boxSize: '5',
    mt: '0.5',
    flexShrink: '0',
    accentColor: 'colorPalette.solid',
    cursor: 'inherit',
    borderRadius: 'l1',
    '&[aria-invalid=true]': { outline: '2px solid', outlineColor: 'border.error' },
  },
});

export interface CheckboxProps extends ComponentProps<typeof Tick> {
  children: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Layout>
      <Row>
        <Tick
          type="checkbox"
          aria-describedby={describedBy(id, hint)}
          aria-invalid={error !== undefined}
          {...input}
        />
        <span>{children}</span>
      </Row>
      <HelpLines id={id} hint={hint} error={error} />
    </Layout>
  );
}
