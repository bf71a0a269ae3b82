import type { InputProps } from '@chakra-ui/react';
import { Input } from './inputs.tsx';
import { digitsOf } from './one-time-code.ts';

export interface OneTimeCodeInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  onValueChange: (digits: string) => void;
  /** how many digits a code has at most */
  length?: number;
  ref?: React.Ref<HTMLInputElement>;
}

/** The code from an SMS. One field, so that pasting, the phone's suggestion and screen readers simply work. */
export function OneTimeCodeInput({
  value,
  onValueChange,
  length = 6,
  ...props
}: OneTimeCodeInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      height="14"
      maxW="16rem"
      fontSize="1.5rem"
      fontVariantNumeric="tabular-nums"
      letterSpacing="0.35em"
      {...props}
      value={value}
      onChange={(event) => {
        onValueChange(digitsOf(event.target.value, length));
      }}
    />
  );
}
