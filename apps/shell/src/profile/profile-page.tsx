import { useOwnAdvisor } from '@wbd/auth';
import { isOperatorPage, type Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { Stack } from '@wbd/ui';
import { Card, PortalPage } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { PROFILE_HELP_PATH } from '../shared/areas/own-areas.ts';
import { AccountTab } from './account/account-tab.tsx';
import { CloseAccountCard } from './close-account-card.tsx';
import { ImprintCard } from './imprint-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { NotificationSettingsCard } from './notifications/notification-settings-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PackageCards } from './package-cards.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { profileTexts as texts } from './texts.de.ts';

/** What advisors set about themselves, and their package. */
export function ProfilePage() {
  const advisor = useOwnAdvisor();
  if (!advisor) return null;
  return (
    <PortalPage title={texts.title} help={PROFILE_HELP_PATH} width="form">
      <AddressTabs
        label={texts.tabs.label}
        tabs={[
          { id: 'profil', label: texts.tabs.profile, content: <Profile advisor={advisor} /> },
          { id: 'konto', label: texts.tabs.account, content: <AccountTab advisor={advisor} /> },
          {
            id: 'benachrichtigungen',
            label: texts.tabs.notifications,
            content: <NotificationSettingsCard uid={advisor.id} />,
          },
        ]}
      />
    </PortalPage>
  );
}

function Profile({ advisor }: { advisor: Advisor }) {
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Card title={texts.settings.title} text={texts.settings.text}>
        <ProfileForm advisor={advisor} />
      </Card>
      {may(advisor.lv, 'website') && <ImprintCard advisor={advisor} />}
      <PackageCards level={advisor.lv} />
      <SubscriptionCard advisor={advisor} />
      <InvoicesCard uid={advisor.id} />
      <OwnDataCard code={advisor.code} />
      {!isOperatorPage(advisor.code) && <CloseAccountCard uid={advisor.id} code={advisor.code} />}
    </Stack>
  );
}
