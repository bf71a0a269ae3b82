import { Box, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface CardProps extends Omit<BoxProps, 'title'> {
  title?: string;
  text?: string;
  /** beside the title */
  actions?: ReactNode;
  /** of its title: 2 on a page, 3 below a section's title */
  level?: 2 | 3;
}

/** A surface for things that belong together. */
export function Card({ title, text, actions, level = 2, children, ...box }: CardProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
      p={{ base: '5', md: '6' }}
      {...box}
    >
      {(title !== undefined || actions !== undefined) && (
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="4">
          <Box minW="0">
            {title !== undefined && (
              <Heading as={level === 2 ? 'h2' : 'h3'} size="lg">
                {title}
              </Heading>
            )}
            {text !== undefined && (
              <Text color="fg.muted" textStyle="sm" mt="0.5">
                {text}
              </Text>
            )}
          </Box>
          {actions}
        </Flex>
      )}
      {children}
    </Box>
  );
}
