import { parsePlan, scheduleParam, type Plan, type Schedule } from '@wbd/domain/plans';
import { Link as RouterLink, useDocumentTitle, useParams } from '@wbd/router';
import { Box, Button, Container } from '@wbd/ui';
import { PricingPlans } from '@wbd/ui/pricing';
import { useState } from 'react';
import { NotFoundPage } from '../shared/not-found.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { PageIntro } from './page-intro.tsx';
import { parsePartnerType, type PartnerType } from '../shared/partner-types.ts';
import { recruitmentTexts } from './texts.de.ts';
import { ToTopButton } from './to-top-button.tsx';

const texts = recruitmentTexts.pricing;

/** `/partner/pricing`, `/partner/pricing/{plan}` and `/partner/pricing/{type}/{plan}` */
export function PartnerPricingPage() {
  const { type: typeSegment, plan: planSegment } = useParams();
  const type = parsePartnerType(typeSegment);
  const plan = parsePlan(planSegment);
  const isUnknown =
    (typeSegment !== undefined && type === null) || (planSegment !== undefined && plan === null);
  return isUnknown ? <NotFoundPage /> : <Pricing type={type} plan={plan} />;
}

function Pricing({ type, plan }: { type: PartnerType | null; plan: Plan | null }) {
  const [schedule, setSchedule] = useState<Schedule>('monthly');
  useDocumentTitle(texts.documentTitle);
  const recommendedFor = type && recruitmentTexts.labels[type];
  return (
    <PageFrame>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="6xl" py={{ base: '10', md: '20' }}>
          <PageIntro title={texts.title} text={texts.intro} />
          <PricingPlans
            schedule={schedule}
            onScheduleChange={setSchedule}
            highlighted={plan && { plan, recommendedFor }}
            action={(one) => <BookButton plan={one} schedule={schedule} solid={one === plan} />}
          />
        </Container>
      </Box>
      <ToTopButton />
    </PageFrame>
  );
}

interface BookButtonProps {
  plan: Plan;
  schedule: Schedule;
  solid: boolean;
}

function BookButton({ plan, schedule, solid }: BookButtonProps) {
  return (
    <Button asChild size="lg" variant={solid ? 'solid' : 'surface'}>
      <RouterLink to={paths.signup({ plan, schedule: scheduleParam(schedule) })}>
        {plan === 'basic' ? texts.free : texts.paid}
      </RouterLink>
    </Button>
  );
}
