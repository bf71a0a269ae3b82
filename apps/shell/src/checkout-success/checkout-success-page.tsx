import { useOwnAdvisor } from '@wbd/auth';
import { advisorQuery } from '@wbd/data/advisors';
import { comparePlans, parsePaidPlan, planOfLevel, type PaidPlan } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Link, useParams } from '@wbd/router';
import { Button, chakra, Flex, Heading, PageMessage, SimpleGrid, Spinner, Text } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PROFILE_PATH } from '../shared/areas/own-areas.ts';
import { NotFound } from '../shared/not-found.tsx';
import { OrderCard } from './order-card.tsx';
import { checkoutSuccessTexts as texts } from './texts.de.ts';

const LOOK_AGAIN_MS = 1500;
/** The payment provider reports a payment within seconds; a page that still waits has a problem to tell. */
const PATIENCE_MS = 60_000;

/** `/intern/checkout-success/{plan}`: grants nothing, it waits until the server has unlocked the package. */
export function CheckoutSuccessPage() {
  const { plan: segment } = useParams();
  const plan = parsePaidPlan(segment);
  const advisor = useOwnAdvisor();
  if (plan === null) return <NotFound />;
  if (!advisor) return null;
  return comparePlans(planOfLevel(advisor.lv), plan) >= 0 ? (
    <Welcome plan={plan} uid={advisor.id} />
  ) : (
    <Waiting uid={advisor.id} />
  );
}

const StepLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'xs',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'colorPalette.border', boxShadow: 'md' },
  },
});

function Welcome({ plan, uid }: { plan: PaidPlan; uid: string }) {
  return (
    <PortalPage title={texts.title(plan)} intro={texts.text}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" mb="4">
        {texts.steps[plan].map(({ to, title, text }) => (
          <StepLink key={to} to={to}>
            <Flex justify="space-between" align="center" gap="3">
              <Heading as="h2" size="lg">
                {title}
              </Heading>
              <ArrowRight aria-hidden size={20} />
            </Flex>
            <Text color="fg.muted" textStyle="sm">
              {text}
            </Text>
          </StepLink>
        ))}
      </SimpleGrid>
      <OrderCard uid={uid} />
    </PortalPage>
  );
}

/** Looks at the advisor again and again; the page around it follows what it finds. */
function Waiting({ uid }: { uid: string }) {
  const [isLate, setIsLate] = useState(false);
  useQuery({
    ...advisorQuery(uid),
    refetchInterval: isLate ? false : LOOK_AGAIN_MS,
    notifyOnChangeProps: [],
  });

  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);

  if (!isLate) {
    return <PageMessage level={1} {...texts.waiting} icon={<Spinner size="md" />} />;
  }
  const { title, text, retry, toProfile } = texts.late;
  return (
    <PageMessage level={1} alert title={title} text={text}>
      <Button
        onClick={() => {
          setIsLate(false);
        }}
      >
        {retry}
      </Button>
      <Button asChild variant="surface">
        <Link to={PROFILE_PATH}>{toProfile}</Link>
      </Button>
    </PageMessage>
  );
}
