import type { SupportView } from '@wbd/domain/support';
import { formatDateTime } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { PlainTable } from '../../shared/plain-table.tsx';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.day;

/** Sessions, registrations and seminars. */
export function DayPart({ view }: { view: SupportView }) {
  const { sessions, registrations, seminars } = view;
  return (
    <Stack gap="4">
      <Card title={texts.sessions}>
        {sessions.length === 0 ? (
          <Text color="fg.muted">{texts.noSessions}</Text>
        ) : (
          <PlainTable
            label={texts.sessions}
            columns={texts.columns}
            rows={sessions.map(({ id, title, time, location, isCalledOff, ...seats }) => ({
              key: id,
              cells: [
                formatDateTime(new Date(time)),
                title || texts.ofColleague,
                location,
                isCalledOff
                  ? texts.calledOff
                  : texts.seats(seats.registered, seats.places, seats.waiting),
              ],
            }))}
          />
        )}
      </Card>
      <Card title={texts.registrations}>
        {registrations.length === 0 ? (
          <Text color="fg.muted">{texts.noRegistrations}</Text>
        ) : (
          <PlainTable
            label={texts.registrations}
            columns={texts.registrationColumns}
            rows={registrations.map(({ id, name, title, at }) => ({
              key: id,
              cells: [formatDateTime(new Date(at)), name, title || texts.ofColleague],
            }))}
          />
        )}
      </Card>
      <Card title={texts.seminars}>
        {seminars.length === 0 ? (
          <Text color="fg.muted">{texts.noSeminars}</Text>
        ) : (
          <Stack as="ul" gap="2" listStyleType="none">
            {seminars.map(({ id, title, isHidden }) => (
              <Text as="li" key={id}>
                {isHidden ? `${title} (${texts.hidden})` : title}
              </Text>
            ))}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}
