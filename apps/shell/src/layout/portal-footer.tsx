import { Link as RouterLink } from '@wbd/router';
import { Box, Container, HStack, Link } from '@wbd/ui';
import { layoutTexts } from './texts.de.ts';

const texts = layoutTexts.footer;
const links = [
  { to: '/legal/impressum', label: texts.imprint },
  { to: '/legal/datenschutz', label: texts.privacy },
  { to: '/legal/agb', label: texts.terms },
  { to: '/kuendigen', label: texts.termination },
];

/** Footer of the portal: links that the law requires on every page. */
export function PortalFooter() {
  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.muted" mt="10">
      <Container maxW="8xl" py="6">
        <HStack as="nav" aria-label={texts.navigation} columnGap="6" rowGap="2" flexWrap="wrap">
          {links.map(({ to, label }) => (
            <Link key={to} asChild variant="plain" color="fg.muted" textStyle="sm" minH="6">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
          ))}
        </HStack>
      </Container>
    </Box>
  );
}
