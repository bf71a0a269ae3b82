import { Center, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { documentTitle } from '@wbd/router';
import { useEffect, type ReactNode } from 'react';
import { Unbroken } from '../unbroken/unbroken.tsx';

export interface PageMessageProps {
  title: string;
  text?: string | undefined;
  /** a picture of the matter in a circle */
  icon?: ReactNode;
  /** instead of the picture: a large number */
  code?: string;
  /** 1 where it is all that a page has to say, 2 as a part of a page */
  level?: 1 | 2;
  /** announced at once: an error */
  alert?: boolean;
  /** ways on */
  children?: ReactNode;
}

/** What stands where content would: nothing there yet, not found, not loaded. */
export function PageMessage(props: PageMessageProps) {
  const { title, text, icon, code, level = 2, alert = false, children } = props;
  useTitleWhileShown(level === 1 ? title : null);
  return (
    <Stack
      role={alert ? 'alert' : undefined}
      align="center"
      justify="center"
      textAlign="center"
      gap="3"
      flex="1"
      px="5"
      py={level === 1 ? { base: '16', md: '24' } : { base: '12', md: '16' }}
    >
      {icon !== undefined && (
        <Center
          aria-hidden
          boxSize="16"
          borderRadius="full"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          mb="1"
        >
          {icon}
        </Center>
      )}
      {code !== undefined && (
        <Text textStyle="6xl" fontWeight="bold" lineHeight="1" color="colorPalette.fg">
          {code}
        </Text>
      )}
      <Heading as={level === 1 ? 'h1' : 'h2'} size={level === 1 ? '2xl' : 'xl'}>
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" maxW="md">
          <Unbroken>{text}</Unbroken>
        </Text>
      )}
      {children !== undefined && (
        <Flex gap="3" wrap="wrap" justify="center" pt="3">
          {children}
        </Flex>
      )}
    </Stack>
  );
}

/** The browser's tab says what the page has to say; the page's own title returns when that succeeds after all. */
function useTitleWhileShown(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    const own = documentTitle(title);
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
