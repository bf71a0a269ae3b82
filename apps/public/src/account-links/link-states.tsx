import type { AccountLinkPurpose } from '@wbd/domain/accounts';
import { Link as RouterLink } from '@wbd/router';
import { Button, ErrorState, LoadingState, PageMessage } from '@wbd/ui';
import { Unlink } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { linkFailure, linkTexts as texts } from './texts.de.ts';
import type { UnusableLink } from './use-account-link.ts';

/** Where a signed-in advisor changes the address. */
const OWN_ACCOUNT = '/intern/profile?tab=konto';

interface LinkStateProps {
  purpose: AccountLinkPurpose;
  link: UnusableLink;
}

/** Content of the card until the link is known to be valid. */
export function LinkState({ purpose, link }: LinkStateProps) {
  switch (link.status) {
    case 'checking':
      return <LoadingState text={texts.loading} />;
    case 'unreadable':
      return (
        <ErrorState
          level={1}
          title={texts.unreadable}
          text={linkFailure(link.error)}
          onRetry={link.retry}
          retrying={link.retrying}
        />
      );
    case 'dead':
      return (
        <PageMessage
          level={1}
          icon={<Unlink size={26} />}
          title={texts.dead.title}
          text={`${texts.dead.reasons[link.reason]} ${texts.dead.help[purpose]}`}
        >
          <Button asChild>
            <RouterLink to={purpose === 'change-email' ? OWN_ACCOUNT : paths.forgotPassword}>
              {texts.dead.again[purpose]}
            </RouterLink>
          </Button>
          <Button asChild variant="outline">
            <RouterLink to={paths.signIn}>{texts.dead.toSignIn}</RouterLink>
          </Button>
        </PageMessage>
      );
  }
}
