import { Button as ChakraButton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** A button, or with `asChild` a link that looks like one: the type of a button is none of a link (HTML, 4.6.2). */
export function Button({ asChild = false, ...props }: ComponentProps<typeof ChakraButton>) {
  return asChild ? (
    <ChakraButton asChild {...props} type={undefined} />
  ) : (
    <ChakraButton {...props} />
  );
}
