import type { Referral } from '@wbd/domain/customers';
import { referralSteps, type CountedVisits } from '@wbd/domain/visits';
import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { sharingTexts } from './texts.de.ts';

const texts = sharingTexts.reach;

export interface ReachProps {
  /** null while the counts could not be loaded: the people are shown without them */
  visits: CountedVisits | null;
  referrals: readonly Referral[];
}

/** How far people got who came through the person's links: as numbers, each with a bar. */
export function Reach({ visits, referrals }: ReachProps) {
  const [now] = useState(() => new Date());
  const { registered, attended, asked } = referralSteps(referrals, now);
  const steps = [
    ...(visits ? [{ label: texts.opened, count: visits.total }] : []),
    { label: texts.registered, count: registered },
    { label: texts.attended, count: attended },
    { label: texts.asked, count: asked },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        {texts.period}
      </Text>
      <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="2.5">
        {steps.map(({ label, count }) => (
          <Box as="li" key={label}>
            <Flex justify="space-between" gap="3">
              <Text>{label}</Text>
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count.toLocaleString('de')}
              </Text>
            </Flex>
            <Box aria-hidden h="1.5" mt="1" borderRadius="full" bg="bg.muted">
              <Box
                h="full"
                borderRadius="full"
                bg="brand.solid"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </Box>
          </Box>
        ))}
      </Stack>
      {visits && (
        <Text textStyle="sm" color="fg.muted">
          {texts.note}
        </Text>
      )}
    </Stack>
  );
}
