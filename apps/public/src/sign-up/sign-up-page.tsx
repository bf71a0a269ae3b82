import { startAuth, useOwnAdvisor } from '@wbd/auth';
import {
  type Plan,
  parseSignUp,
  planEuros,
  planOfLevel,
  planRow,
  type Schedule,
} from '@wbd/domain/plans';
import { Link as RouterLink, useDocumentTitle, useNavigate, useSearchParams } from '@wbd/router';
import { Box, Button, Container, Heading, Link, Stack, Text } from '@wbd/ui';
import { formatEuros } from '@wbd/ui/pricing';
import { useEffect } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { advisorStart, paths } from '../shared/paths.ts';
import { ObjectedStep } from './objected-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SponsorNote } from './sponsor-note.tsx';
import { Steps } from './steps.tsx';
import { signUpTexts as texts } from './texts.de.ts';
import { useSignUp } from './use-sign-up.ts';
import { useSponsor } from './use-sponsor.ts';

/** `/advisor-signup?plan=&schedule=` */
export function SignUpPage() {
  const [search] = useSearchParams();
  const { plan, schedule } = parseSignUp(search);
  const { signUp, busy, account, isHeld, release, pay, isPaying } = useSignUp(plan, schedule);
  const { sponsor, drop } = useSponsor(search.get('ref'));
  useDocumentTitle(texts.documentTitle);
  useLeaveAsBasicAdvisor(account === null);

  const step = account === null || isHeld || plan === 'basic' ? 'account' : 'payment';
  return (
    <PageFrame>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '8', md: '16' }}>
          <Stack gap="8">
            {plan !== 'basic' && <Steps current={step} />}
            {isHeld && account ? (
              <ObjectedStep email={account.email} busy={busy} onContinue={() => void release()} />
            ) : step === 'payment' && account && plan !== 'basic' ? (
              <PaymentStep
                summary={<Summary plan={plan} schedule={schedule} />}
                paying={busy || isPaying}
                onPay={() => void pay(account.email, plan)}
                laterTo={advisorStart(account.code)}
              />
            ) : (
              <>
                <Intro plan={plan} schedule={schedule} />
                <Panel>
                  <SignUpForm
                    plan={plan}
                    busy={busy}
                    note={
                      sponsor && <SponsorNote name={sponsor.name} disabled={busy} onDrop={drop} />
                    }
                    onSubmit={(entered) => signUp(entered, sponsor?.uid ?? null)}
                  />
                </Panel>
                <Text color="fg.muted">
                  {texts.hasAccount}{' '}
                  <Link asChild>
                    <RouterLink to={paths.signIn}>{texts.signIn}</RouterLink>
                  </Link>
                </Text>
              </>
            )}
          </Stack>
        </Container>
      </Box>
    </PageFrame>
  );
}

/** An advisor of the Basic package has signed up already; their page is theirs to see. */
function useLeaveAsBasicAdvisor(isAllowed: boolean): void {
  const advisor = useOwnAdvisor();
  const navigate = useNavigate();
  const target =
    isAllowed && advisor && planOfLevel(advisor.lv) === 'basic' ? advisorStart(advisor.code) : null;

  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
}

function Intro({ plan, schedule }: { plan: Plan; schedule: Schedule }) {
  return (
    <Stack gap="3">
      <Heading as="h1" size="3xl">
        {plan === 'basic' ? texts.title.basic : texts.title.paid(planRow(plan).name)}
      </Heading>
      <Text color="fg.muted">{plan === 'basic' ? texts.intro.basic : texts.intro.paid}</Text>
      {plan !== 'basic' && <Summary plan={plan} schedule={schedule} />}
      <Button asChild variant="surface" size="sm" alignSelf="flex-start">
        <RouterLink to={paths.pricing}>{texts.otherPlan}</RouterLink>
      </Button>
    </Stack>
  );
}

function Summary({ plan, schedule }: { plan: Plan; schedule: Schedule }) {
  const interval = schedule === 'annual' ? texts.perYear : texts.perMonth;
  return (
    <Text fontWeight="semibold">
      {texts.summary(planRow(plan).name, formatEuros(planEuros(plan, schedule)), interval)}{' '}
      <Text as="span" color="fg.muted" fontWeight="normal">
        {texts.net}
      </Text>
    </Text>
  );
}
