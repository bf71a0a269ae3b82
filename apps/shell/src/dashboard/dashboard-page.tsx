import { referralsQuery } from '@wbd/data/referrals';
import { linkVisitsQuery } from '@wbd/data/visits';
import { useQuery } from '@wbd/query';
import { Link, useDocumentTitle } from '@wbd/router';
import { useViewer } from '@wbd/auth';
import { RESERVED_CODES, type Advisor } from '@wbd/domain/advisors';
import { isBookableHere } from '@wbd/domain/pages';
import { may, planOfLevel } from '@wbd/domain/plans';
import { Box, Button, Container, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@wbd/ui';
import { HelpLink, TitleRow } from '@wbd/ui/page';
import { LinkCard, ReferralsCard, useSharing } from '@wbd/ui/sharing';
import { NETWORK_PATH, PORTAL_HELP_PATH, PROFILE_PATH } from '../shared/areas/own-areas.ts';
import { areaTexts } from '../shared/areas/texts.de.ts';
import { useModules } from '../shared/modules/module-store.ts';
import { ManifestTrouble } from '../shared/modules/module-trouble.tsx';
import { ContractNotice } from './contract-notice.tsx';
import { BirthdaysCard } from './birthdays-card.tsx';
import { ConfirmEmailCard } from './confirm-email-card.tsx';
import { Tile } from './dashboard-tile.tsx';
import { FailedMailsCard } from './failed-mails-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { FollowUpsCard } from './follow-ups-card.tsx';
import { firstSteps } from './first-steps.ts';
import { AppointmentsCard } from './appointments-card.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { ImprintNotice } from './imprint-notice.tsx';
import { Notice } from './notice.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { RegistrationsCard } from './registrations-card.tsx';
import { ScoutHome } from './scout/scout-home.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { dashboardTexts as texts } from './texts.de.ts';
import { dashboardTiles } from './tiles.ts';

/** The portal's first page: everything an advisor can do, as tiles. */
export function DashboardPage() {
  const viewer = useViewer();
  const remotes = useModules((state) => state.remotes);
  const manifestFailed = useModules((state) => state.manifestFailed);
  useDocumentTitle(areaTexts.portal);
  if (viewer.type !== 'advisor') return null;
  const { advisor } = viewer;
  const unbookable =
    may(advisor.lv, 'bookingLink') && !advisor.bookingslink && !isBookableHere(advisor);
  return (
    <Container maxW="8xl" py={{ base: '8', md: '12' }}>
      <Stack gap={{ base: '6', md: '8' }}>
        <Stack gap="1">
          <TitleRow>
            <Heading as="h1" size="3xl">
              {texts.greeting(advisor.firstName)}
            </Heading>
            <HelpLink to={PORTAL_HELP_PATH} />
          </TitleRow>
          <Text color="fg.muted">{texts.intro}</Text>
        </Stack>
        <PaymentBanner advisor={advisor} />
        <ContractNotice uid={advisor.id} />
        <ConfirmEmailCard />
        <HiddenNotice uid={advisor.id} />
        {unbookable && <NoBookingLink />}
        {may(advisor.lv, 'website') && <ImprintNotice uid={advisor.id} />}
        <Today advisor={advisor} />
        <SimpleGrid
          as="ul"
          aria-label={texts.tiles}
          listStyleType="none"
          columns={{ base: 2, lg: 3, xl: 4 }}
          gap={{ base: '3', sm: '4' }}
        >
          {dashboardTiles(remotes ?? [], viewer).map((tile) => (
            <li key={tile.key}>
              <Tile tile={tile} />
            </li>
          ))}
          {!remotes && !manifestFailed && (
            <Skeleton as="li" minH={{ base: '36', sm: '44' }} borderRadius="l3" />
          )}
        </SimpleGrid>
        {manifestFailed && <ManifestTrouble />}
      </Stack>
    </Container>
  );
}

/** What an advisor may want to do today. */
function Today({ advisor }: { advisor: Advisor }) {
  if (planOfLevel(advisor.lv) === 'basic') return <ScoutHome advisor={advisor} />;
  return <AdvisorHome advisor={advisor} />;
}

function AdvisorHome({ advisor }: { advisor: Advisor }) {
  const { share, dialog } = useSharing();
  const referrals = useQuery(referralsQuery(advisor.id));
  const months = useQuery(linkVisitsQuery(advisor.id));
  const steps = firstSteps(advisor);
  return (
    <Flex
      direction={{ base: 'column', xl: 'row' }}
      gap="4"
      align={{ base: 'stretch', xl: 'start' }}
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start" flex="2" minW="0">
        <AppointmentsCard uid={advisor.id} level={advisor.lv} />
        {may(advisor.lv, 'customers') && <FollowUpsCard uid={advisor.id} />}
        {may(advisor.lv, 'customers') && <BirthdaysCard uid={advisor.id} />}
        {may(advisor.lv, 'createSeminars') && <SessionsCard uid={advisor.id} />}
        {may(advisor.lv, 'participants') && <RegistrationsCard uid={advisor.id} />}
        <FailedMailsCard uid={advisor.id} />
        {steps.length > 0 && <FirstStepsCard steps={steps} />}
        {!RESERVED_CODES.has(advisor.code) && (
          <LinkCard {...texts.share} advisor={advisor} tellsSharer={false} onShare={share}>
            <Button asChild variant="surface">
              <Link to={NETWORK_PATH}>{texts.shareMore}</Link>
            </Button>
          </LinkCard>
        )}
      </SimpleGrid>
      {/* the tallest card has a column of its own, if there is anything to show */}
      <Box flex="1" minW="0" _empty={{ display: 'none' }}>
        <ReferralsCard referrals={referrals} months={months} whileEmpty="nothing" />
      </Box>
      {dialog}
    </Flex>
  );
}

function NoBookingLink() {
  return (
    <Notice
      status="error"
      title={texts.noBookingLink.title}
      text={texts.noBookingLink.text}
      action={
        <Button asChild variant="outline" colorPalette="red" size="sm">
          <Link to={PROFILE_PATH}>{texts.noBookingLink.toProfile}</Link>
        </Button>
      }
    />
  );
}
