import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Box, chakra, Container, Flex, Grid, Heading, Link, Text } from '@wbd/ui';
import { ArrowRight, Compass, GraduationCap, Network, UserRound } from 'lucide-react';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { PageIntro } from './page-intro.tsx';
import { PARTNER_TYPES, type PartnerType } from '../shared/partner-types.ts';
import { recruitmentTexts } from './texts.de.ts';

const texts = recruitmentTexts.chooser;

const icons = {
  scout: Compass,
  advisor: UserRound,
  specialist: GraduationCap,
  manager: Network,
} as const satisfies Record<PartnerType, unknown>;

const CardLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    h: 'full',
    p: { base: '6', md: '8' },
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    textDecoration: 'none',
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _hover: { boxShadow: 'lg', borderColor: 'brand.border' },
  },
});

/** `/partner` */
export function PartnerChooserPage() {
  useDocumentTitle(texts.documentTitle);
  return (
    <PageFrame>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="6xl" py={{ base: '10', md: '20' }}>
          <PageIntro title={texts.title} text={texts.intro} />
          <Grid
            as="ul"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
            gap="5"
            listStyleType="none"
          >
            {PARTNER_TYPES.map((type) => (
              <li key={type}>
                <TypeCard type={type} />
              </li>
            ))}
          </Grid>
          <Text mt="10" color="fg.muted">
            {texts.signedUp}{' '}
            <Link asChild>
              <RouterLink to={paths.signIn}>{texts.signIn}</RouterLink>
            </Link>
          </Text>
        </Container>
      </Box>
    </PageFrame>
  );
}

function TypeCard({ type }: { type: PartnerType }) {
  const Icon = icons[type];
  return (
    <CardLink to={paths.partnerType(type)}>
      <Flex
        boxSize="12"
        align="center"
        justify="center"
        borderRadius="xl"
        bg="brand.subtle"
        color="brand.fg"
        aria-hidden
      >
        <Icon size={24} />
      </Flex>
      <Heading as="h2" size="xl">
        {recruitmentTexts.names[type]}
      </Heading>
      <Text color="fg.muted" textStyle="sm" flex="1">
        {recruitmentTexts.cards[type]}
      </Text>
      <Flex align="center" gap="1.5" color="brand.fg" textStyle="sm" fontWeight="semibold">
        {texts.more}
        <ArrowRight aria-hidden size={16} />
      </Flex>
    </CardLink>
  );
}
