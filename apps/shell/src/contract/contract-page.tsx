import { useOwnAdvisor } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import { acceptContractMutation } from '@wbd/data/contracts';
import { presentWording, type WordingPart } from '@wbd/domain/consents';
import {
  contractToAccept,
  hasDeclaredBusiness,
  presentContract,
  type Announcement,
} from '@wbd/domain/contracts';
import { useMutation, useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, Link, PageMessage, Stack, Text, toast, VisuallyHidden } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, PortalPage, SkeletonForm } from '@wbd/ui/page';
import { FileCheck2 } from 'lucide-react';
import { PORTAL_PATH } from '../shared/areas/own-areas.ts';
import { contractTexts as texts } from './texts.de.ts';

const PATHS = {
  terms: '/legal/agb',
  processing: '/legal/auftragsverarbeitung',
  privacy: '/legal/datenschutz',
} as const;

/** `/intern/vertrag`: changes of the contract, and the button that accepts them. */
export function ContractPage() {
  const uid = useOwnAdvisor()?.id ?? '';
  const account = useQuery(accountQuery(uid));
  const config = useQuery(publicConfigQuery());
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: PORTAL_PATH, label: texts.toPortal }}
    >
      {content()}
    </PortalPage>
  );

  function content() {
    const failed = account.error ?? config.error;
    if (failed) {
      return (
        <FailureAlert
          error={failed}
          title={texts.loadFailed}
          retrying={account.isFetching || config.isFetching}
          onRetry={() => {
            void account.refetch();
            void config.refetch();
          }}
        />
      );
    }
    if (!account.data || config.isPending) return <SkeletonForm />;
    const open = contractToAccept(account.data, config.data?.announcements ?? []);
    return open !== null || !hasDeclaredBusiness(account.data) ? (
      <Open announcement={open} />
    ) : (
      <Done />
    );
  }
}

function Done() {
  return (
    <PageMessage icon={<FileCheck2 size={26} />} title={texts.done.title} text={texts.done.text}>
      <Button asChild>
        <RouterLink to={PORTAL_PATH}>{texts.toPortal}</RouterLink>
      </Button>
    </PageMessage>
  );
}

/** @param props.announcement what is new; null when only the declaration of a business is missing */
function Open({ announcement }: { announcement: Announcement | null }) {
  const acceptance = useMutation(acceptContractMutation());
  return (
    <Stack gap="6">
      {announcement ? (
        <Card title={texts.news} text={texts.from(announcement.effectiveOn)}>
          <Text>{announcement.summary}</Text>
        </Card>
      ) : (
        <Card title={texts.business.title}>
          <Text>{texts.business.text}</Text>
        </Card>
      )}
      <Card title={texts.documents}>
        <Stack gap="4" align="flex-start">
          <Text>
            {presentWording('contract').parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </Text>
          {acceptance.isError && (
            <FailureAlert
              error={acceptance.error}
              title={texts.failed}
              texts={{ conflict: texts.outdated }}
            />
          )}
          <Button
            alignSelf="flex-start"
            loading={acceptance.isPending}
            loadingText={texts.busy}
            onClick={() =>
              acceptance.mutate(
                { version: presentContract() },
                { onSuccess: () => toast({ type: 'success', title: texts.accepted }) },
              )
            }
          >
            {texts.confirm}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {texts.free}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Documents open in a new tab, so that this page with its button stays open. */
function Part({ part }: { part: WordingPart }) {
  if (typeof part === 'string') return part;
  return (
    <Link asChild>
      <RouterLink to={PATHS[part.document]} target="_blank">
        {part.label} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
      </RouterLink>
    </Link>
  );
}
