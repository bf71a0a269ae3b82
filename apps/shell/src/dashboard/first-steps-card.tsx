import { Link as RouterLink } from '@wbd/router';
import { Box, Flex, Link, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Circle, CircleCheck } from 'lucide-react';
import type { Step } from './first-steps.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.firstSteps;

/** What is still missing on an advisor's page. */
export function FirstStepsCard({ steps }: { steps: readonly Step[] }) {
  return (
    <Card title={texts.title}>
      <Stack as="ul" listStyleType="none" gap="2">
        {steps.map(({ name, to, done }) => (
          <Flex as="li" key={name} align="center" gap="3">
            <Box color={done ? 'fg.success' : 'fg.muted'} aria-hidden>
              {done ? <CircleCheck size={20} /> : <Circle size={20} />}
            </Box>
            {done ? (
              <Text color="fg.muted">
                <VisuallyHidden>{texts.done} </VisuallyHidden>
                {texts.steps[name]}
              </Text>
            ) : (
              <Link asChild>
                <RouterLink to={to}>{texts.steps[name]}</RouterLink>
              </Link>
            )}
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
