import { Flex, IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Our buttons over a video, above the browser's own controls. */
export function PlayerBar({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="absolute"
      zIndex="docked"
      top="2"
      insetEnd="2"
      insetStart="2"
      gap="2"
      align="center"
      justify="flex-end"
      pointerEvents="none"
    >
      {children}
    </Flex>
  );
}

interface PlayerButtonProps extends IconButtonProps {
  /** for buttons that switch something on and off */
  pressed?: boolean;
}

export function PlayerButton({ pressed, ...button }: PlayerButtonProps) {
  const isOn = pressed === true;
  return (
    <IconButton
      pointerEvents="auto"
      borderRadius="full"
      bg={isOn ? 'white' : 'rgba(7, 29, 36, 0.65)'}
      color={isOn ? 'ink.950' : 'white'}
      borderColor="rgba(255, 255, 255, 0.5)"
      _hover={{ bg: isOn ? 'white' : 'rgba(7, 29, 36, 0.85)' }}
      aria-pressed={pressed}
      {...button}
    />
  );
}
