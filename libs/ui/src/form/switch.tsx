import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, HelpLines } from './help-lines.tsx';

const Row = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    cursor: 'pointer',
    textStyle: 'sm',
    '&:has(:disabled)': { layerStyle: 'disabled' },
  },
});

// a checkbox with the role of a switch: keyboard and screen readers come with it
const Input = chakra('input', {
  base: { position: 'absolute', opacity: '0', boxSize: '6', cursor: 'inherit' },
});

const Track = chakra('span', {
  base: {
    flexShrink: '0',
    w: '11',
    h: '6',
    p: '0.5',
    borderRadius: 'full',
    bg: 'border.control',
    transitionProperty: 'background-color',
    transitionDuration: 'moderate',
    'input:checked + &': { bg: 'colorPalette.solid' },
    'input:focus-visible + &': {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '2px',
    },
  },
});

const Thumb = chakra('span', {
  base: {
    display: 'block',
    boxSize: '5',
    borderRadius: 'full',
    bg: 'bg.panel',
    transitionProperty: 'transform',
    transitionDuration: 'moderate',
    'input:checked + * &': { transform: 'translateX(1.25rem)' },
  },
});

export interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  onBlur?: () => void;
  disabled?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, with its words beside it. */
export function Switch({ children, checked, onCheckedChange, hint, error, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Box>
      <Row>
        <Input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-describedby={describedBy(id, hint)}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            onCheckedChange(target.checked);
          }}
          {...input}
        />
        <Track aria-hidden>
          <Thumb />
        </Track>
        <span>{children}</span>
      </Row>
      <HelpLines id={id} hint={hint} error={error} />
    </Box>
  );
}
