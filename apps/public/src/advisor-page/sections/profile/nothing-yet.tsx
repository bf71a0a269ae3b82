import { Link as RouterLink } from '@wbd/router';
import { Button, Container, Stack, Text } from '@wbd/ui';
import { paths } from '../../../shared/paths.ts';
import { advisorPageTexts } from '../../texts.de.ts';

const texts = advisorPageTexts.nothingYet;

/** Below the hero of an advisor who shows nothing yet: says so, and leads on. */
export function NothingYet({ firstName }: { firstName: string }) {
  return (
    <Container py={{ base: '14', md: '20' }}>
      <Stack gap="5" align="flex-start">
        <Text textStyle="lg">{texts.text(firstName)}</Text>
        <Button asChild variant="surface">
          <RouterLink to={paths.root}>{texts.home}</RouterLink>
        </Button>
      </Stack>
    </Container>
  );
}
