import { Flex, Stack, Text } from '@wbd/ui';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  /** `error`: something does not work until the advisor acts */
  status: 'error' | 'info';
  title: string;
  text: string;
  /** the button */
  action: ReactNode;
}

/** A banner across the dashboard, with what to do about it. */
export function Notice({ status, title, text, action }: NoticeProps) {
  const Icon = status === 'error' ? TriangleAlert : Info;
  return (
    <Flex
      role="status"
      bg={`bg.${status}`}
      color={`fg.${status}`}
      borderWidth="1px"
      borderColor={`border.${status}`}
      borderRadius="l3"
      p="4"
      gap="3"
      align={{ base: 'flex-start', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Icon aria-hidden size={22} style={{ flexShrink: 0 }} />
      <Stack gap="0" flex="1">
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="sm">{text}</Text>
      </Stack>
      {action}
    </Flex>
  );
}
