import { Link as RouterLink } from '@wbd/router';
import { Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../shared/panel.tsx';
import { signUpTexts } from './texts.de.ts';

const texts = signUpTexts.payment;

export interface PaymentStepProps {
  /** what is about to be bought */
  summary: ReactNode;
  paying: boolean;
  onPay: () => void;
  /** where a person goes who pays another time */
  laterTo: string;
}

/** The account is there; the payment page opens by itself, and from here when that did not work. */
export function PaymentStep({ summary, paying, onPay, laterTo }: PaymentStepProps) {
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h1" size="3xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
        {summary}
      </Stack>
      <Flex gap="3" wrap="wrap">
        <Button
          size="lg"
          loading={paying}
          loadingText={signUpTexts.busy}
          disabled={paying}
          onClick={onPay}
        >
          <CreditCard aria-hidden />
          {texts.pay}
        </Button>
        <Button asChild size="lg" variant="surface">
          <RouterLink to={laterTo}>{texts.later}</RouterLink>
        </Button>
      </Flex>
    </Panel>
  );
}
