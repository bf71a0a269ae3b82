import type { RemoteEntry } from '@wbd/module';
import { Link, NavLink } from '@wbd/router';
import { advisorOf, useViewer } from '@wbd/auth';
import {
  Box,
  Button,
  chakra,
  Container,
  Flex,
  HStack,
  IconButton,
  lazyExtra,
  Skeleton,
  Text,
  Wordmark,
} from '@wbd/ui';
import { LogOut, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useModules } from '../shared/modules/module-store.ts';
import { PreviewBar } from '../shared/modules/preview-bar.tsx';
import { useLikely } from '../shared/modules/use-likely.ts';
import { PORTAL_PATH, PROFILE_PATH } from '../shared/areas/own-areas.ts';
import { openAreas, type PlacedArea } from '../shared/areas/portal-areas.ts';
import { areaTexts } from '../shared/areas/texts.de.ts';
import { layoutTexts as texts } from './texts.de.ts';
import { useSignOut } from './use-sign-out.ts';

const ColorMode = lazyExtra(async () => ({
  default: (await import('@wbd/ui/color-mode')).ColorModeButton,
}));
const Bell = lazyExtra(async () => ({
  default: (await import('./notifications/bell.tsx')).Bell,
}));
const HeaderMenu = lazyExtra(async () => ({
  default: (await import('./header-menu.tsx')).HeaderMenu,
}));

const UploadsBar = lazyExtra(async () => ({
  default: (await import('./uploads/uploads-bar.tsx')).UploadsBar,
}));
const SignOutQuestion = lazyExtra(async () => ({
  default: (await import('./uploads/sign-out-question.tsx')).SignOutQuestion,
}));

const HomeLink = chakra(Link, {
  base: { borderRadius: 'l1', display: 'inline-flex', alignItems: 'center', minH: '11' },
});

/** From 1280 px on the areas form a row; the name beside them has room from 1440 px on. */
const NARROW_ROW = '@media (min-width: 80em) and (max-width: 89.99em)';
const ROW = '@media (min-width: 80em)';
/** A longer row leaves no room for the name. */
const MOST_BESIDE_NAME = 10;

/** Above every page of the portal: where one is, where one can go, and the way out. All areas in a row need a wide screen. */
export function PortalHeader() {
  const viewer = useViewer();
  const remotes = useModules((state) => state.remotes);
  const { signOut, unfinished, confirm, stay } = useSignOut();
  const areas = openAreas(remotes ?? [], viewer);
  // the profile has its own icon next to the name
  const inRow = areas.filter(({ path }) => path !== PROFILE_PATH);
  const isFull = inRow.length > MOST_BESIDE_NAME;
  const advisor = advisorOf(viewer);
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <PreviewBar />
      <Container maxW="8xl">
        <Flex align="center" gap={{ base: '2', md: '6' }} minH="16">
          <HomeLink to={PORTAL_PATH} aria-label={texts.brandHome}>
            <Wordmark />
          </HomeLink>
          <Areas areas={inRow} />
          <HStack ms="auto" gap="1">
            {advisor && (
              <Text
                textStyle="sm"
                color="fg.muted"
                truncate
                maxW={{ base: '32', md: '56', xl: '32' }}
                me="1"
                css={{ [isFull ? ROW : NARROW_ROW]: { display: 'none' } }}
              >
                {advisor.firstName} {advisor.lastName}
              </Text>
            )}
            {advisor && (
              <Suspense fallback={<Skeleton boxSize="9" borderRadius="l2" />}>
                <Bell advisor={advisor} />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton boxSize="9" borderRadius="l2" />}>
              <ColorMode />
            </Suspense>
            {advisor && (
              <IconButton
                asChild
                variant="ghost"
                colorPalette="gray"
                hideBelow="xl"
                css={{ '&[aria-current=page]': { bg: 'colorPalette.subtle' } }}
              >
                <NavLink
                  to={PROFILE_PATH}
                  aria-label={areaTexts.profile.title}
                  title={areaTexts.profile.title}
                >
                  <UserRound aria-hidden />
                </NavLink>
              </IconButton>
            )}
            <IconButton
              variant="ghost"
              colorPalette="gray"
              hideBelow="xl"
              aria-label={texts.signOut}
              title={texts.signOut}
              onClick={() => void signOut()}
            >
              <LogOut aria-hidden />
            </IconButton>
            <Box hideFrom="xl">
              <Suspense fallback={<Skeleton boxSize="9" borderRadius="l2" />}>
                <HeaderMenu areas={areas} onSignOut={() => void signOut()} />
              </Suspense>
            </Box>
          </HStack>
        </Flex>
      </Container>
      {advisor && (
        <Suspense>
          <UploadsBar uid={advisor.id} />
        </Suspense>
      )}
      {unfinished > 0 && (
        <Suspense>
          <SignOutQuestion count={unfinished} onSignOut={() => void confirm()} onStay={stay} />
        </Suspense>
      )}
    </Box>
  );
}

function Areas({ areas }: { areas: PlacedArea[] }) {
  return (
    <HStack
      as="nav"
      aria-label={texts.navigation}
      gap="0.5"
      hideBelow="xl"
      minW="0"
      overflowX="auto"
    >
      <AreaLink to={PORTAL_PATH} label={areaTexts.portal} />
      {areas.map(({ path, title, remote }) => (
        <AreaLink key={path} to={path} label={title} remote={remote} />
      ))}
    </HStack>
  );
}

interface AreaLinkProps {
  to: string;
  label: string;
  remote?: RemoteEntry | undefined;
}

function AreaLink({ to, label, remote }: AreaLinkProps) {
  const likely = useLikely(to, remote);
  return (
    <Button
      asChild
      variant="ghost"
      colorPalette="gray"
      px="1"
      fontWeight="medium"
      css={{
        '&[aria-current=page]': { bg: 'colorPalette.subtle', fontWeight: 'semibold' },
        // fits twelve links and four buttons into 1280 px
        [NARROW_ROW]: { fontSize: '0.8125rem', px: '0.5' },
      }}
    >
      <NavLink to={to} {...likely}>
        {label}
      </NavLink>
    </Button>
  );
}
