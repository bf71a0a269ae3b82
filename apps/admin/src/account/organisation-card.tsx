import { setOrgAdminMutation } from '@wbd/data/accounts';
import type { AccountDetails } from '@wbd/domain/accounts';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Switch } from '@wbd/ui/form';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.organisation;

/** The advisor's organisation, with a switch that lets them administer its library. */
export function OrganisationCard({ details }: { details: AccountDetails }) {
  const { uid, advisor, isOrgAdmin } = details;
  const change = useMutation(setOrgAdminMutation());
  if (!advisor) return null;

  async function set(wanted: boolean): Promise<void> {
    try {
      await change.mutateAsync({ uid, isOrgAdmin: wanted });
      toast({ type: 'success', title: wanted ? texts.set : texts.unset });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Card title={texts.title}>
      <Stack gap="4">
        <FactList>
          <Fact term={texts.name}>{advisor.organisation ?? texts.unlisted}</Fact>
        </FactList>
        <Switch
          checked={isOrgAdmin}
          disabled={change.isPending}
          hint={texts.hint}
          onCheckedChange={() => void set(!isOrgAdmin)}
        >
          {texts.label}
        </Switch>
      </Stack>
    </Card>
  );
}
