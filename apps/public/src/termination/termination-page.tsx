import { newTerminationId } from '@wbd/data/terminations';
import type { DeclareTerminationInput } from '@wbd/domain/terminations';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Box, Container, Heading, Link, Stack, Text } from '@wbd/ui';
import { useState } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { CheckStep } from './check-step.tsx';
import { ReceivedStep } from './received-step.tsx';
import { EMPTY_FORM, TerminationForm, type TerminationValues } from './termination-form.tsx';
import { terminationTexts as texts } from './texts.de.ts';

type Step =
  | { name: 'form' }
  | { name: 'check'; declared: DeclareTerminationInput }
  | { name: 'received'; declared: DeclareTerminationInput; receivedAt: Date };

/** `/kuendigen`: ends a contract without signing in, as § 312k BGB asks: details, then “jetzt kündigen”, then the receipt. */
export function TerminationPage() {
  useDocumentTitle(texts.title);
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [typed, setTyped] = useState<TerminationValues>(EMPTY_FORM);
  // the same for each try: a declaration whose answer was lost is not received twice
  const [id, setId] = useState(newTerminationId);

  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          <Panel>{content()}</Panel>
        </Container>
      </Box>
    </PageFrame>
  );

  function content() {
    switch (step.name) {
      case 'form':
        return (
          <>
            <Stack gap="3">
              <Heading as="h1" size="3xl">
                {texts.title}
              </Heading>
              <Text color="fg.muted">{texts.intro}</Text>
              <Text color="fg.muted">
                {texts.signedIn}{' '}
                <Link asChild>
                  <RouterLink to={paths.profile}>{texts.toProfile}</RouterLink>
                </Link>
              </Text>
            </Stack>
            <TerminationForm
              typed={typed}
              onNext={(declared, values) => {
                setTyped(values);
                setStep({ name: 'check', declared: { id, ...declared } });
              }}
            />
          </>
        );
      case 'check':
        return (
          <CheckStep
            declared={step.declared}
            onBack={() => {
              // another text is another declaration
              setId(newTerminationId());
              setStep({ name: 'form' });
            }}
            onReceived={(receivedAt) => {
              setStep({ name: 'received', declared: step.declared, receivedAt });
            }}
          />
        );
      case 'received':
        return <ReceivedStep declared={step.declared} receivedAt={step.receivedAt} />;
    }
  }
}
