import type { SupportView } from '@wbd/domain/support';
import {
  NOTIFICATION_KINDS,
  notificationKindTexts,
  notificationSentence,
} from '@wbd/domain/notifications';
import { formatDateTime } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { PlainTable } from '../../shared/plain-table.tsx';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.news;

/** The advisor's notifications, and the kinds they get by mail. */
export function NewsPart({ view }: { view: SupportView }) {
  const { notifications, settings } = view;
  return (
    <Stack gap="4">
      <Card title={texts.title}>
        {notifications.length === 0 ? (
          <Text color="fg.muted">{texts.none}</Text>
        ) : (
          <PlainTable
            label={texts.title}
            columns={texts.columns}
            rows={notifications.map(({ id, at, isRead, title, ...row }) => ({
              key: id,
              cells: [
                formatDateTime(new Date(at)),
                [notificationSentence(row), title].filter((part) => part !== null).join(' · '),
                isRead ? texts.read : texts.unread,
              ],
            }))}
          />
        )}
      </Card>
      <Card title={texts.settings}>
        <FactList>
          {NOTIFICATION_KINDS.map((kind) => (
            <Fact key={kind} term={notificationKindTexts[kind].label}>
              {texts.choices[settings[kind]]}
            </Fact>
          ))}
        </FactList>
      </Card>
    </Stack>
  );
}
