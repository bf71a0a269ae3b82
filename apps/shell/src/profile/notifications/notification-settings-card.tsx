import { notificationSettingsQuery, saveNotificationChoiceMutation } from '@wbd/data/notifications';
import {
  MAIL_CHOICES,
  NOTIFICATION_KINDS,
  notificationKindTexts,
  type MailChoice,
  type NotificationKind,
} from '@wbd/domain/notifications';
import { useMutation, useQuery } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { FailureAlert, toastFailure } from '@wbd/ui/feedback';
import { SegmentedChoice } from '@wbd/ui/form';
import { Card, SkeletonForm } from '@wbd/ui/page';
import { notificationTexts as texts } from './texts.de.ts';

const OPTIONS = MAIL_CHOICES.map((value) => ({ value, label: texts.choices[value] }));

/** What an advisor gets by mail besides the portal's bell. Each choice is stored at once. */
export function NotificationSettingsCard({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery(uid));
  const save = useMutation(saveNotificationChoiceMutation());

  async function choose(kind: NotificationKind, choice: MailChoice): Promise<void> {
    try {
      await save.mutateAsync({ uid, kind, choice });
      const { label } = notificationKindTexts[kind];
      toast({ type: 'success', title: texts.saved(label, texts.choices[choice]) });
    } catch (failure) {
      toastFailure(failure, { title: texts.saveFailed });
    }
  }

  return (
    <Card title={texts.title} text={texts.text}>
      {data === undefined && error && !isFetching && (
        <FailureAlert error={error} title={texts.failed} onRetry={() => void refetch()} />
      )}
      {data === undefined && (!error || isFetching) && <SkeletonForm />}
      {data !== undefined && (
        <Stack gap="6">
          {NOTIFICATION_KINDS.map((kind) => (
            <SegmentedChoice
              key={kind}
              inline
              legend={<Legend kind={kind} />}
              options={OPTIONS}
              value={data[kind]}
              onValueChange={(choice) => void choose(kind, choice)}
            />
          ))}
          <Text textStyle="sm" color="fg.muted">
            {texts.always}
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function Legend({ kind }: { kind: NotificationKind }) {
  const { label, text } = notificationKindTexts[kind];
  return (
    <>
      {label}
      <Text as="span" display="block" fontWeight="normal" color="fg.muted">
        {text}
      </Text>
    </>
  );
}
