import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { Link as RouterLink } from '@wbd/router';
import { Button, Stack } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { NETWORK_PATH } from '../../shared/areas/own-areas.ts';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { accountTexts } from './texts.de.ts';

const { portrait: texts, changes } = accountTexts;

/** Name, address, password, and the ways to changes about money and to the portrait. */
export function AccountTab({ advisor }: { advisor: Advisor }) {
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <NameCard advisor={advisor} />
      <EmailCard uid={advisor.id} />
      <PasswordCard />
      <SecondFactorCard uid={advisor.id} />
      <Card title={changes.title} text={changes.text}>
        <Button asChild variant="outline">
          <RouterLink to={`${NETWORK_PATH}/aenderungen`}>{changes.link}</RouterLink>
        </Button>
      </Card>
      {may(advisor.lv, 'website') && (
        <Card title={texts.title} text={texts.text}>
          <Button asChild variant="outline">
            <RouterLink to="/intern/konfigurator">{texts.link}</RouterLink>
          </Button>
        </Card>
      )}
    </Stack>
  );
}
