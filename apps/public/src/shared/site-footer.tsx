import { Link as RouterLink } from '@wbd/router';
import { Box, Container, Flex, HStack, Link, Text } from '@wbd/ui';
import { HomeLink } from './home-link.tsx';
import { paths } from './paths.ts';
import { ReportLink } from './report-link.tsx';
import { sharedTexts } from './texts.de.ts';

const { footer } = sharedTexts;
const links = [
  { to: paths.imprint, label: footer.imprint },
  { to: paths.privacy, label: footer.privacy },
  { to: paths.terms, label: footer.terms },
  { to: paths.accessibility, label: footer.accessibility },
  { to: paths.termination, label: footer.termination },
];

export interface SiteFooterProps {
  home: { to: string; label: string };
  /** whose page it is, when that is an advisor's */
  advisor: { code: string; firstName: string } | null;
}

/** The foot of every public page: the law's links and the way home. */
export function SiteFooter({ home, advisor }: SiteFooterProps) {
  const ofAdvisor = advisor
    ? [{ to: paths.advisorImprint(advisor.code), label: footer.imprintOf(advisor.firstName) }]
    : [];
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.muted" bg="bg.subtle" mt="auto">
      <Container py={{ base: '8', md: '10' }}>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'flex-start', md: 'center' }}
          justify="space-between"
          gap="6"
        >
          <HStack gap="5">
            <HomeLink {...home} />
            <Text color="fg.muted" textStyle="sm">
              {footer.copyright}
            </Text>
          </HStack>
          <HStack as="nav" aria-label={footer.navigation} columnGap="6" rowGap="2" flexWrap="wrap">
            <ReportLink minH="6" />
            {ofAdvisor.concat(links).map(({ to, label }) => (
              <Link key={to} asChild variant="plain" color="fg.muted" textStyle="sm" minH="6">
                <RouterLink to={to}>{label}</RouterLink>
              </Link>
            ))}
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}
