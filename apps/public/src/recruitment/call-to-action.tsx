import { publicConfigQuery } from '@wbd/data/config';
import { safeHttpLink } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Flex, Heading, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { ArrowRight, CalendarDays } from 'lucide-react';
import { ButtonOnDark, GhostButtonOnDark } from '../shared/buttons-on-dark.tsx';
import { paths } from '../shared/paths.ts';
import { recommendedPlan, type PartnerType } from '../shared/partner-types.ts';
import { recruitmentTexts } from './texts.de.ts';

const texts = recruitmentTexts.callToAction;
/** Narrow enough for the words to stay in one line on phones. */
const FOUNDER_PX = { base: '2', md: '4.5' };

/** The two ways on: start at once, or talk to the founder first. */
export function CallToAction({ type }: { type: PartnerType }) {
  const config = useQuery(publicConfigQuery());
  const founder = safeHttpLink(config.data?.founderSchedulingLink ?? '');
  const plan = recommendedPlan(type);
  const start =
    plan === 'basic'
      ? { to: paths.signup({ plan }), label: texts.free }
      : { to: paths.pricingFor(type, plan), label: texts.booking };
  return (
    <Flex
      as="section"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      gap="6"
      p={{ base: '6', md: '10' }}
      borderRadius="2xl"
      color="white"
      bg="linear-gradient(155deg, {colors.ink.800}, {colors.ink.950} 70%)"
    >
      <Stack gap="2" maxW="lg">
        <Heading as="h2" size="2xl" color="inherit">
          {texts.title}
        </Heading>
        <Text color="rgba(255, 255, 255, 0.82)">{texts.text}</Text>
      </Stack>
      <Stack gap="3" align="stretch">
        <ButtonOnDark asChild>
          <RouterLink to={start.to}>
            {start.label}
            <ArrowRight aria-hidden />
          </RouterLink>
        </ButtonOnDark>
        {config.isPending && (
          // keeps the place of the link, so that nothing below it jumps
          <GhostButtonOnDark visibility="hidden" px={FOUNDER_PX}>
            <CalendarDays aria-hidden />
            {texts.founder}
          </GhostButtonOnDark>
        )}
        {founder !== null && (
          <GhostButtonOnDark asChild px={FOUNDER_PX}>
            <a href={founder} target="_blank" rel="noopener noreferrer">
              <CalendarDays aria-hidden />
              {texts.founder}
              <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
          </GhostButtonOnDark>
        )}
      </Stack>
    </Flex>
  );
}
