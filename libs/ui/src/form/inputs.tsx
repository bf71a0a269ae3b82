import {
  Box,
  IconButton,
  Input as ChakraInput,
  NativeSelect as ChakraNativeSelect,
  Textarea as ChakraTextarea,
  type InputProps,
  type NativeSelectFieldProps,
  type TextareaProps,
} from '@chakra-ui/react';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFieldDescription } from './field-description.ts';
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from './form.recipes.ts';
import { formTexts } from './texts.de.ts';

type WithRef<Props, Element> = Props & { ref?: React.Ref<Element> };

/** A line of text. */
export function Input(props: WithRef<InputProps, HTMLInputElement>) {
  return <ChakraInput recipe={inputRecipe} {...useFieldDescription()} {...props} />;
}

/** A phone number, typed in any way people write one. */
export function PhoneInput(props: WithRef<InputProps, HTMLInputElement>) {
  return <Input type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

/** A password that can be made visible. */
export function PasswordInput(props: WithRef<InputProps, HTMLInputElement>) {
  const [visible, setVisible] = useState(false);
  return (
    <Box position="relative" w="full">
      <Input
        autoComplete="current-password"
        pe="12"
        {...props}
        type={visible ? 'text' : 'password'}
      />
      <IconButton
        variant="ghost"
        colorPalette="gray"
        position="absolute"
        insetEnd="0"
        top="0"
        aria-label={visible ? formTexts.hidePassword : formTexts.showPassword}
        onClick={() => {
          setVisible(!visible);
        }}
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Box>
  );
}

/** Several lines of text. */
export function Textarea(props: WithRef<TextareaProps, HTMLTextAreaElement>) {
  return <ChakraTextarea recipe={textareaRecipe} {...useFieldDescription()} {...props} />;
}

/** One of a few options; the options are the children. */
export function NativeSelect(props: WithRef<NativeSelectFieldProps, HTMLSelectElement>) {
  const description = useFieldDescription();
  return (
    <ChakraNativeSelect.Root recipe={nativeSelectRecipe}>
      <ChakraNativeSelect.Field {...description} {...props} />
      <ChakraNativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </ChakraNativeSelect.Indicator>
    </ChakraNativeSelect.Root>
  );
}
