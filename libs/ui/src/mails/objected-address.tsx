import { Flex, List, Stack, Text } from '@chakra-ui/react';
import { mailTexts } from '@wbd/domain/mails';
import { Link as RouterLink } from '@wbd/router';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

const texts = mailTexts.objectedAddress;

export interface ObjectedAddressProps {
  email: string;
  /** where the operator's address is */
  contactPath: string;
  /** the next step of the person */
  children: ReactNode;
}

/** Explains why an own address gets no mails, and how its owner changes that. */
export function ObjectedAddress({ email, contactPath, children }: ObjectedAddressProps) {
  return (
    <Stack gap="4">
      <Text overflowWrap="anywhere">{texts.reason(email)}</Text>
      <List.Root as="ol" gap="2" ps="5">
        {texts.steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List.Root>
      <Text>{texts.otherwise}</Text>
      <Flex gap="3" wrap="wrap">
        {children}
        <Button asChild variant="outline">
          <RouterLink to={contactPath}>{texts.contact}</RouterLink>
        </Button>
      </Flex>
    </Stack>
  );
}
