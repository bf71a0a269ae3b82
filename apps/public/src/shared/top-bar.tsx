import { Link as RouterLink, signInPath, useLocation } from '@wbd/router';
import { useAuth, useViewer } from '@wbd/auth';
import { Box, Button, Container, HStack, Text, useServedFirst, type ButtonProps } from '@wbd/ui';
import { CalendarCheck, LayoutGrid, LogIn, LogOut, Share2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';
import { useSignOut } from './use-sign-out.ts';

export interface TopBarProps {
  /** where the wordmark leads, and what that is called */
  home: { to: string; label: string };
  /** shares the page; the button is left out without it */
  onShare?: (() => void) | undefined;
  /** over a dark picture: white on transparent */
  onDark?: boolean;
  /** on the sign-in page the way there is none */
  hideSignIn?: boolean;
  /** as it is for a person without a login */
  asVisitor?: boolean;
}

/** The bar above every public page: share, portal for advisors, sign in or out. */
export function TopBar(props: TopBarProps) {
  const { home, onShare, onDark = false, hideSignIn = false, asVisitor = false } = props;
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in') && !asVisitor;
  const signInTarget = useSignInTarget();
  const signOut = useSignOut();
  const look = onDark
    ? { color: 'white', _hover: { bg: 'rgba(255, 255, 255, 0.16)' } }
    : { colorPalette: 'gray' as const };
  const shape = { gap: { base: '0', md: '2' }, px: { base: '3', md: '4.5' } };

  return (
    <Box
      as="header"
      position={onDark ? 'absolute' : 'relative'}
      insetX="0"
      top="0"
      zIndex="docked"
      color={onDark ? 'white' : 'fg'}
      borderBottomWidth={onDark ? '0' : '1px'}
      borderColor="border.muted"
    >
      <Container py="3">
        <HStack
          as="nav"
          aria-label={sharedTexts.navigation}
          justify="space-between"
          gap="2"
          wrap="wrap"
        >
          <HomeLink {...home} />
          {/* the last button's word, not its padding, ends where the page's content ends */}
          <HStack gap={{ base: '0', md: '1' }} me={{ base: '-3', md: '-4.5' }}>
            {onShare && (
              <Button variant="ghost" {...look} {...shape} onClick={onShare}>
                <Share2 aria-hidden />
                <BarLabel>{sharedTexts.share}</BarLabel>
              </Button>
            )}
            {isSignedIn && <OwnPlace {...look} {...shape} />}
            {!isSignedIn && !hideSignIn && <OwnDatesLink {...look} {...shape} />}
            {isSignedIn ? (
              <Button variant="ghost" {...look} {...shape} onClick={() => void signOut()}>
                <LogOut aria-hidden />
                <BarLabel>{sharedTexts.signOut}</BarLabel>
              </Button>
            ) : (
              !hideSignIn && (
                <Button variant="ghost" {...look} {...shape} asChild>
                  <RouterLink to={signInTarget} data-sign-in={asVisitor ? undefined : ''}>
                    <LogIn aria-hidden />
                    <BarLabel>{sharedTexts.signIn}</BarLabel>
                  </RouterLink>
                </Button>
              )
            )}
          </HStack>
        </HStack>
      </Container>
    </Box>
  );
}

/** To the portal for an advisor, to their bookings for a customer. */
function OwnPlace(look: ButtonProps) {
  const viewer = useViewer();
  if (viewer.type === 'advisor') {
    return <BarLink to={paths.portal} Icon={LayoutGrid} label={sharedTexts.portal} {...look} />;
  }
  if (viewer.type === 'customer' && viewer.user.phone !== null) {
    return <OwnDatesLink {...look} />;
  }
  return null;
}

/** Link to a customer's bookings; customers have no login besides their phone number. */
function OwnDatesLink(look: ButtonProps) {
  return (
    <BarLink to={paths.ownDates} Icon={CalendarCheck} label={sharedTexts.ownDates} {...look} />
  );
}

interface BarLinkProps extends ButtonProps {
  to: string;
  Icon: LucideIcon;
  label: string;
}

function BarLink({ to, Icon, label, ...look }: BarLinkProps) {
  return (
    <Button variant="ghost" {...look} asChild>
      <RouterLink to={to}>
        <Icon aria-hidden />
        <BarLabel>{label}</BarLabel>
      </RouterLink>
    </Button>
  );
}

// a person who signs in on an advisor's page wants the portal; in the middle of something, to go on with it
function useSignInTarget(): string {
  const location = useLocation();
  // the served HTML is the same for every query
  const search = useServedFirst('', location.search);
  return location.pathname.startsWith('/action/')
    ? signInPath({ ...location, search })
    : paths.signIn;
}

// on phones the icon stands alone, its word stays for screen readers
function BarLabel({ children }: { children: ReactNode }) {
  return (
    <Text
      as="span"
      position={{ base: 'absolute', md: 'static' }}
      w={{ base: '1px', md: 'auto' }}
      h={{ base: '1px', md: 'auto' }}
      overflow="hidden"
      clipPath={{ base: 'inset(50%)', md: 'none' }}
    >
      {children}
    </Text>
  );
}
