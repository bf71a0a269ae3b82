import { signedTokenSchema, withoutLinkTail } from '@wbd/domain/fields';
import { Link as RouterLink, useLocation } from '@wbd/router';
import { Box, Button, Container, Link, PageMessage, useServedFirst } from '@wbd/ui';
import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ownSession } from './own-session.ts';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** The signed token after the # of the address, and whether it has the form of one. */
export function useLinkToken(): { token: string; isToken: boolean } {
  const token = withoutLinkTail(useLocation().hash.replace(/^#/, ''));
  return { token, isToken: signedTokenSchema.safeParse(token).success };
}

interface LinkedPageProps {
  advisor: ComponentProps<typeof PageFrame>['advisor'];
  children: ReactNode;
}

/** The frame of a page that a signed link opens. */
export function LinkedPage({ advisor, children }: LinkedPageProps) {
  // visitors who come from a mail have no verified session to return to
  const comesFromDates = useServedFirst(null, ownSession()) !== null;
  return (
    <PageFrame advisor={advisor} hideSignIn tall>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="2xl" py={{ base: '6', md: '14' }}>
          {comesFromDates && (
            <Link asChild mb="4">
              <RouterLink to={paths.ownDates}>
                <ArrowLeft aria-hidden size={18} />
                {sharedTexts.ownDates}
              </RouterLink>
            </Link>
          )}
          {children}
        </Container>
      </Box>
    </PageFrame>
  );
}

interface DeadLinkProps {
  title: string;
  text: string;
  home: string;
  Icon: LucideIcon;
}

/** A link that leads nowhere any more, with the way to the home page. */
export function DeadLink({ title, text, home, Icon }: DeadLinkProps) {
  return (
    <PageMessage level={1} icon={<Icon size={26} />} title={title} text={text}>
      <Button asChild variant="outline">
        <RouterLink to={paths.root}>{home}</RouterLink>
      </Button>
    </PageMessage>
  );
}
